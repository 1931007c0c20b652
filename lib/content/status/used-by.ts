import { basename, dirname, join } from 'node:path'
import type { Locale } from '@/lib/i18n/locales'
import type { LinkTargets } from '../sources/files/check-links'
import { unusableRedirects } from '../sources/files/check-redirects'
import { outerProblems } from '../sources/files/check-references'
import { ruleOf } from '../sources/files/folders'
import { filesIn } from '../sources/files/library'
import { readRedirects } from '../sources/files/redirect-file'
import { previewPathOf, type StatusOptions } from '.'
import { type RecordFile, readFiles } from './read-files'

/** What would lead nowhere without a record: the records that name it with the fields, and lines of content/redirects.yaml. */
export type UsedBy = {
  record: RecordFile
  records: { record: RecordFile; fields: string[] }[]
  redirects: { line: number; from: string }[]
}

/** Whether a record is shown at a path: its preview's, or of a company page, which bears no id, its own. */
function isAt(file: RecordFile, path: string): boolean {
  const preview = previewPathOf(file)
  return preview === path || (file.folder === 'introductions' && preview === `${path}/${file.id}/preview`)
}

/** What names the record of a preview's path, or of a company page's, by the rules of `content:check` as if it were withdrawn; undefined: no such record. */
export function usedBy(options: StatusOptions, path: string): UsedBy | undefined {
  const { contentDirectory, zone, now } = options
  const files = readFiles(contentDirectory, zone, now)
  const record = files.find((file) => isAt(file, path))
  if (!record) return undefined
  const targets = without(record, files, contentDirectory)
  const names = [`${record.folder}/${record.id}`, `${record.folder}/${record.type}`]
  const isItsLack = ({ missed = '' }: { missed?: string }) => names.includes(missed)
  const records = files.flatMap((file) => {
    const rule = ruleOf(file.folder, basename(file.file))
    const read = filesIn(join(contentDirectory, dirname(file.file))).get(basename(file.file))?.reading.record
    if (!rule || !read || file.locale !== record.locale || file === record) return []
    const fields = outerProblems(read, rule, targets)
      .filter(isItsLack)
      .map(({ path: field }) => field.map(String).join('.'))
    return fields.length > 0 ? [{ record: file, fields: [...new Set(fields)] }] : []
  })
  const { lines } = readRedirects(join(contentDirectory, 'redirects.yaml'))
  const redirects = unusableRedirects(lines, new Map<Locale, LinkTargets>([[record.locale, targets]]))
    .filter(isItsLack)
    .flatMap(({ line }) => lines.filter((one) => one.line === line))
  return { record, records, redirects }
}

/** Content that has everything but this record. */
function without(record: RecordFile, files: RecordFile[], contentDirectory: string): LinkTargets {
  const types = files.flatMap((file) =>
    file.folder === 'introductions' && file.locale === record.locale && file !== record ? [file.type] : [],
  )
  return {
    has: (folder, id) => (folder === record.folder && String(id) === record.id ? 'expired' : 'shown'),
    introductionTypes: new Set(types.filter((type) => type !== undefined)),
    lacks: () => false,
    isRedirected: () => false,
    publicDirectory: '',
    contentDirectory,
  }
}
