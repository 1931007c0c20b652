import { basename, dirname, join } from 'node:path'
import { defaultFormsOf, type Locale } from '@/lib/i18n/locales'
import type { LinkTargets } from '../sources/files/check-links'
import { unusableRedirects } from '../sources/files/check-redirects'
import { outerProblems } from '../sources/files/check-references'
import { ruleOf } from '../sources/files/folders'
import { filesIn } from '../sources/files/library'
import { readRedirects } from '../sources/files/redirect-file'
import type { StatusOptions } from '.'
import { type RecordFile, readFiles } from './read-files'

/** What would lead nowhere without a record: the records that name it with the fields, and lines of content/redirects.yaml. */
export type UsedBy = {
  records: { record: RecordFile; fields: string[] }[]
  redirects: { line: number; from: string }[]
  /** True for a form that the consult buttons of every page open (§9). */
  isDefaultForm: boolean
}

/** What names a record in its language, by the rules of `content:check` as if it were withdrawn. */
export function usedBy(options: StatusOptions, record: RecordFile): UsedBy {
  const { contentDirectory, zone, now } = options
  const files = readFiles(contentDirectory, zone, now)
  const targets = without(record, files, contentDirectory)
  const names = [`${record.folder}/${record.id}`, `${record.folder}/${record.type}`, pageOf(record)]
  const isItsLack = ({ missed = '' }: { missed?: string }) => names.includes(missed)
  const records = files.flatMap((file) => {
    const rule = ruleOf(file.folder, basename(file.file))
    const read = filesIn(join(contentDirectory, dirname(file.file))).get(basename(file.file))?.reading.record
    if (!rule || !read || file.locale !== record.locale || file.file === record.file) return []
    const fields = outerProblems(read, rule, targets)
      .filter(isItsLack)
      .map(({ path: field }) => field.map(String).join('.'))
    return fields.length > 0 ? [{ record: file, fields: [...new Set(fields)] }] : []
  })
  const { lines } = readRedirects(join(contentDirectory, 'redirects.yaml'))
  const redirects = unusableRedirects(lines, new Map<Locale, LinkTargets>([[record.locale, targets]]))
    .filter(isItsLack)
    .flatMap(({ line }) => lines.filter((one) => one.line === line))
  const isDefaultForm =
    record.folder === 'forms' && defaultFormsOf(record.locale, true).includes(record.id ?? '')
  return { records, redirects, isDefaultForm }
}

/** Path of the page that a file of pages/ is; undefined for other records. */
const pageOf = ({ folder, file }: RecordFile): string | undefined =>
  folder === 'pages' ? `/${basename(file, '.md').replace('-', '/')}` : undefined

/** Content that has everything but this record. */
function without(record: RecordFile, files: RecordFile[], contentDirectory: string): LinkTargets {
  const types = files.flatMap((file) =>
    file.folder === 'introductions' && file.locale === record.locale && file.file !== record.file
      ? [file.type]
      : [],
  )
  return {
    has: (folder, id) => (folder === record.folder && String(id) === record.id ? 'expired' : 'shown'),
    introductionTypes: new Set(types.filter((type) => type !== undefined)),
    lacks: (path) => path === pageOf(record),
    isRedirected: () => false,
    publicDirectory: '',
    contentDirectory,
  }
}
