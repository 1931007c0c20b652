import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brandReport } from '@/lib/brand/brand'
import { readCrm } from '@/lib/content/crm'
import { type CheckOptions, checkSteps, type Finding } from '@/lib/content/sources/files/check'
import type { ReadFile } from '@/lib/content/sources/files/check-language'
import { contentText, mistakeOf, parseContent } from '@/lib/content/sources/files/file'
import { readRecord } from '@/lib/content/sources/files/parse-file'
import { jsonPath } from '@/lib/contract/read'
import type { Env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import { atOnce } from '@/lib/yield-between'

export type { Finding } from '@/lib/content/sources/files/check'

const at = (...names: string[]) => resolve(/* turbopackIgnore: true */ process.cwd(), ...names)
const shownAs = (file: string) => ({
  ...{ file: relative(/* turbopackIgnore: true */ process.cwd(), file), isNote: false },
})

/** How the settings want a site's embedded content checked. */
export const checkOptions = ({ SITE_DIR, CONTENT_DIR, SITE_TIME_ZONE, GO1688_HOST }: Env): CheckOptions => ({
  contentDirectory: at(CONTENT_DIR),
  publicDirectory: at(SITE_DIR, 'public'),
  zone: SITE_TIME_ZONE,
  now: Date.now(),
  go1688Host: GO1688_HOST,
})

/** What is wrong with a site's embedded content, and with its brand.yaml and crm.yaml: no records, and as easily mistaken. */
export const contentFindings = (settings: Env): Finding[] => atOnce(findingSteps(settings))

/** The same in steps of a file each. */
export function* findingSteps(settings: Env, readFile?: ReadFile): Generator<void, Finding[]> {
  const content = yield* checkSteps(checkOptions(settings), readFile)
  return [...content, ...brandFindings(at(settings.SITE_DIR)), ...crmFindings(settings)]
}

/** What is wrong with brand.yaml, each with the line of its field. */
function brandFindings(siteDir: string): Finding[] {
  const { problems } = brandReport(siteDir)
  if (problems.length === 0) return []
  const file = join(siteDir, 'brand.yaml')
  const shown = shownAs(file)
  try {
    const { lineOf } = parseContent(file, contentText(file))
    return problems.map(({ path, message }) => ({
      ...{ ...shown, line: lineOf(path), path: jsonPath(path), message },
    }))
  } catch (error) {
    return [{ ...shown, ...mistakeOf(error).mistake }]
  }
}

/** What is wrong with crm.yaml: by itself, and of the forms and fields that it names. */
function crmFindings(settings: Env): Finding[] {
  const file = at(settings.SITE_DIR, 'crm.yaml')
  const { mapping, problems, lineOf = () => 1 } = readCrm(file)
  const forms = settings.CONTENT_API_URL ? [] : formFields(at(settings.CONTENT_DIR))
  const strange = Object.entries((forms.length > 0 && mapping?.forms) || {}).flatMap(([id, { map = {} }]) => {
    const own = forms.filter((form) => form.id === id).flatMap(({ fields }) => fields)
    const findingAt = (path: string[], message: string) => ({
      line: lineOf(path),
      path: jsonPath(path),
      message,
    })
    if (own.length === 0) return [findingAt(['forms', id], `there is no form ${id}`)]
    return Object.keys(map)
      .filter((name) => /^\d+$/.test(name) && !own.includes(name))
      .map((name) =>
        findingAt(['forms', id, 'map', name], `form ${id} has no field ${name}: it has ${own.join(', ')}`),
      )
  })
  return [...problems, ...strange].map((problem) => ({ ...shownAs(file), ...problem }))
}

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []

/** The embedded forms of all languages with the ids of their fields. */
const formFields = (contentDirectory: string) =>
  locales.flatMap((locale) =>
    filesIn(join(contentDirectory, locale, 'forms')).flatMap((file) => {
      const { id, formFields: fields } = readRecord(file).record ?? {}
      if (id === undefined) return []
      const ids = (Array.isArray(fields) ? fields : []).map((field: { id?: unknown }) => String(field?.id))
      return [{ id: String(id), fields: ids }]
    }),
  )
