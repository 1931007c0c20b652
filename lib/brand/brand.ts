import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { monotonicNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { isObject } from '@/lib/is-object'
import { log } from '@/lib/log'
import { type BrandColours, brandColours, unreadable } from './colours'

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#1d4ed8"')
  .transform((text) => text.toLowerCase())
const shades = [
  'inkRaised',
  'inkSoft',
  'inkFaint',
  'mist',
  'line',
  'accentStrong',
  'tint',
  'tintStrong',
] as const
const darkShades = ['darkAccent', 'darkAccentStrong', 'darkTint', 'darkTintStrong'] as const
const rest = Object.fromEntries([...shades, ...darkShades].map((name) => [name, colour.optional()]))

/** A face by itself or for some characters only; none of these texts can end the style sheet they stand in. */
const font = z.strictObject({
  file: z.string().regex(/^\/[\w./-]+\.woff2$/, 'expected an address such as /assets/face.woff2'),
  weight: z.coerce
    .string()
    .regex(/^[1-9]00(?: [1-9]00)?$/, 'expected a weight such as "400" or "400 700"')
    .optional(),
  range: z
    .string()
    .regex(/^U\+[\dA-F?-]+(?:, ?U\+[\dA-F?-]+)*$/i, 'expected characters such as U+0000-00FF')
    .optional(),
})
type Font = z.output<typeof font>

const brandFile = z.strictObject({
  productKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, 'expected letters, digits, _ or -')
    .optional(),
  mark: z.string().startsWith('/', 'expected an address such as /assets/mark.svg').optional(),
  colours: z.strictObject({ accent: colour, ink: colour.optional(), ...rest }).optional(),
  radius: z.tuple([z.int().min(0).max(40), z.int().min(0).max(40), z.int().min(0).max(40)]).optional(),
  fonts: z.array(font).max(12).optional(),
})

/** The company's brand as `brand.yaml` below SITE_DIR says it; what it leaves out is the product's own look. */
export type Brand = {
  productKey?: string | undefined
  mark?: string | undefined
  colours?: BrandColours | undefined
  radius?: number[] | undefined
  fonts?: Font[] | undefined
}

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** What can be read of a file, each field by itself, and what is wrong with the others; a field without a value is absent. */
function readFields(file: unknown): { data: z.output<typeof brandFile>; problems: string[] } {
  const data: z.output<typeof brandFile> = {}
  const problems: string[] = []
  const given = isObject(file) ? Object.entries(file).filter(([, value]) => value !== null) : []
  const fields = isObject(file) ? given.map(([name, value]) => ({ [name]: value })) : [file ?? {}]
  for (const field of fields) {
    const read = brandFile.safeParse(field)
    if (read.success) Object.assign(data, read.data)
    else
      problems.push(...read.error.issues.map(({ path, message }) => `${path.join('.') || '$'}: ${message}`))
  }
  return { data, problems }
}

/** The text of brand.yaml as a brand, without what is wrong with it, and a line for each of that. Never throws. */
export function readBrand(text: string): { brand: Brand; problems: string[] } {
  try {
    const { data, problems } = readFields(parse(text))
    const { accent, ink, ...own } = data.colours ?? {}
    if (accent === undefined) return { brand: { ...data, colours: undefined }, problems }
    const colours: BrandColours = { ...brandColours(accent, ink), ...defined(own) }
    return {
      brand: { ...data, colours },
      problems: [...problems, ...unreadable(colours).map((line) => `colours: ${line}`)],
    }
  } catch (error) {
    return { brand: {}, problems: [`$: ${error instanceof Error ? error.message.split('\n')[0] : error}`] }
  }
}

/** How long the file is not asked for again, ms. */
const TRUSTED = 1000
const known = globalSingleton('brand', () => ({ at: Number.NEGATIVE_INFINITY, text: '', brand: {} as Brand }))

/**
 * The brand as its file is now; what is wrong in it stays as it was, or is the product's own look, with a line in the log. Never throws.
 */
export function brand(): Brand {
  const { value } = known
  if (monotonicNow() - value.at < TRUSTED) return value.brand
  value.at = monotonicNow()
  const file = resolve(/* turbopackIgnore: true */ process.cwd(), env().SITE_DIR, 'brand.yaml')
  const text = textOf(file)
  if (text === value.text) return value.brand
  value.text = text
  const { brand: found, problems } = readBrand(text)
  for (const reason of problems) log.warn({ file, reason }, 'brand not as it should be')
  value.brand = problems.length === 0 ? found : { ...value.brand, ...defined(found) }
  return value.brand
}

/** The text of the file; of one that is there and cannot be read the last one. A company may have none. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    log.warn({ file, reason: String(error) }, 'brand not read')
    return known.value.text
  }
}

/** Prefix of what browsers keep (D4): PRODUCT_KEY, else the brand's. */
export const productKey = ({ PRODUCT_KEY } = env()): string => PRODUCT_KEY ?? brand().productKey ?? 'SITE'
