import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { monotonicNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { isObject } from '@/lib/is-object'
import { issueWords } from '@/lib/issue-words'
import { log } from '@/lib/log'
import { yamlWords } from '@/lib/yaml-words'
import { type BrandColours, brandColours, brandShades, unreadable } from './colours'

/** A text of a pattern; what is no text, such as a colour without quotes around it, is told in the same words. */
const textOf = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected)
const colour = textOf(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#1d4ed8", with its quotes').transform(
  (text) => text.toLowerCase(),
)
const shades = Object.fromEntries(
  brandShades.filter((name) => name !== 'accent' && name !== 'ink').map((name) => [name, colour.optional()]),
)

const faces = 'expected a list of at most 12 faces, each with a file such as /assets/face.woff2'
/** A face by itself or for some characters only; none of these texts can end the style sheet they stand in. */
const font = z.strictObject(
  {
    file: textOf(/^\/[\w./-]+\.woff2$/, 'expected an address such as /assets/face.woff2'),
    weight: z.coerce
      .string()
      .regex(/^[1-9]00(?: [1-9]00)?$/, 'expected a weight such as "400" or "400 700"')
      .optional(),
    range: textOf(
      /^U\+[\dA-F?-]+(?:, ?U\+[\dA-F?-]+)*$/i,
      'expected characters such as U+0000-00FF',
    ).optional(),
  },
  faces,
)

const address = textOf(/^\/[^\s"'<>]+$/, 'expected an address such as /assets/mark.svg')

const nameInSite = z.undefined('the name of the company is title in content/{cn,en}/site.yaml').optional()

const radii = 'expected three whole numbers from 0 to 40, such as [4, 8, 14]'
const corner = z.int(radii).min(0, radii).max(40, radii)

const brandFile = z.strictObject({
  name: nameInSite,
  names: nameInSite,
  productKey: textOf(/^[A-Za-z0-9_-]{1,40}$/, 'expected letters, digits, _ or -').optional(),
  mark: address.optional(),
  logo: z
    .strictObject(
      { light: address.optional(), dark: address.optional() },
      'expected light or dark, each with an address',
    )
    .optional(),
  share: z.enum(['light', 'dark'], 'expected light or dark').optional(),
  colours: z
    .strictObject(
      { accent: colour, ink: colour.optional(), ...shades },
      'expected shades such as accent, each with a colour',
    )
    .optional(),
  radius: z.tuple([corner, corner, corner], radii).optional(),
  fonts: z.array(font, faces).max(12, faces).optional(),
})
const names = [brandFile, brandFile.shape.logo.unwrap(), brandFile.shape.colours.unwrap(), font].flatMap(
  ({ shape }) => Object.keys(shape),
)

/** The company's brand as `brand.yaml` below SITE_DIR says it; what it leaves out is the product's own look. */
export type Brand = Omit<z.output<typeof brandFile>, 'name' | 'names' | 'colours'> & {
  colours?: BrandColours | undefined
}

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** What can be read of a file, each field by itself, and what is wrong with the others; a field without a value is absent. */
function readFields(file: unknown): { data: z.output<typeof brandFile>; problems: BrandProblem[] } {
  const data: z.output<typeof brandFile> = {}
  const problems: BrandProblem[] = []
  const given = isObject(file) ? Object.entries(file).filter(([, value]) => value !== null) : []
  const fields = isObject(file) ? given.map(([name, value]) => ({ [name]: value })) : [file ?? {}]
  for (const field of fields) {
    const read = brandFile.safeParse(field)
    if (read.success) Object.assign(data, read.data)
    else {
      const { issues } = read.error
      problems.push(...issueWords(issues, names))
      Object.assign(data, brandFile.safeParse(withoutWrong(field, issues)).data)
    }
  }
  return { data, problems }
}

/** A field of the file without the parts of it that are wrong: the others hold. */
function withoutWrong(field: object, issues: z.core.$ZodIssue[]): Record<string, unknown> {
  const wrong = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[1])],
  )
  const parts = Object.entries(field).map(([name, value]) => [
    name,
    isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([key]) => !wrong.includes(key)))
      : value,
  ])
  return Object.fromEntries(parts)
}

/** What is wrong with a field of the file; no path: with all of it. */
export type BrandProblem = { path: PropertyKey[]; message: string }
type Read = { brand: Brand; written: Partial<BrandColours>; problems: BrandProblem[] }

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  return error instanceof YAMLParseError ? yamlWords(error.code, reason) : reason
}

/** The text of brand.yaml as a brand, with the colours as they are written, without what is wrong, and each of that. Never throws. */
export function readBrand(text: string): Read {
  try {
    const { data, problems } = readFields(parse(text))
    const { accent, ink, ...own } = data.colours ?? {}
    if (accent === undefined) return { brand: { ...data, colours: undefined }, written: {}, problems }
    const colours: BrandColours = { ...brandColours(accent, ink), ...defined(own) }
    return {
      brand: { ...data, colours },
      written: defined({ accent, ink, ...own }),
      problems: [...problems, ...unreadable(colours).map((message) => ({ path: ['colours'], message }))],
    }
  } catch (error) {
    return { brand: {}, written: {}, problems: [{ path: [], message: reasonOf(error) }] }
  }
}

/** Each file that a brand names and the company's public files do not hold. */
function absentFiles({ mark, logo, fonts = [] }: Brand, publicDirectory: string): BrandProblem[] {
  const files = [
    { path: ['mark'], file: mark },
    { path: ['logo', 'light'], file: logo?.light },
    { path: ['logo', 'dark'], file: logo?.dark },
    ...fonts.map(({ file }, at) => ({ path: ['fonts', at, 'file'], file })),
  ]
  return files.flatMap(({ path, file }) =>
    file === undefined || existsSync(join(publicDirectory, file))
      ? []
      : [{ path, message: `${file} is not in public/` }],
  )
}

/** How long the file is not asked for again, ms. */
const TRUSTED = 1000
const cache = globalSingleton('brand', () => ({
  at: Number.NEGATIVE_INFINITY,
  text: '',
  brand: {} as Brand,
}))

/**
 * The brand as its file is now; what is wrong in it stays as it was, or is the product's own look, with a line in the log. Never throws.
 */
export function brand(): Brand {
  const { value } = cache
  if (monotonicNow() - value.at < TRUSTED) return value.brand
  value.at = monotonicNow()
  const file = fileOf(env().SITE_DIR)
  const text = lastText(file)
  if (text === value.text) return value.brand
  value.text = text
  const { brand: found, problems } = readBrand(text)
  for (const { path, message: reason } of problems)
    log.warn({ file, field: path.join('.'), reason }, 'brand file has mistakes')
  value.brand = problems.length === 0 ? found : { ...value.brand, ...defined(found) }
  return value.brand
}

const fileOf = (siteDir: string) => resolve(/* turbopackIgnore: true */ process.cwd(), siteDir, 'brand.yaml')

/** The text of the file; a company may have none. Throws for one that is there and cannot be read. */
function fileText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function lastText(file: string): string {
  try {
    return fileText(file)
  } catch (error) {
    log.warn({ file, reason: String(error) }, 'brand file not read')
    return cache.value.text
  }
}

/** The brand.yaml of a company's folder as it is now: what it makes, and all that is wrong with it. Never throws. */
export function brandReport(siteDir: string): Read {
  const file = fileOf(siteDir)
  try {
    const read = readBrand(fileText(file))
    return {
      ...read,
      problems: [...read.problems, ...absentFiles(read.brand, join(dirname(file), 'public'))],
    }
  } catch (error) {
    return { brand: {}, written: {}, problems: [{ path: [], message: reasonOf(error) }] }
  }
}

/** Prefix of what browsers keep (D4): PRODUCT_KEY, else the brand's. */
export const productKey = ({ PRODUCT_KEY } = env()): string => PRODUCT_KEY ?? brand().productKey ?? 'SITE'
