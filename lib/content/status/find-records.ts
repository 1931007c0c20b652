import { previewPathOf, type StatusOptions } from '.'
import { type RecordFile, readFiles } from './read-files'

/** Whether a record is shown at a path: its preview's, or of a company page, which bears no id, its own. */
function isAt(file: RecordFile, path: string): boolean {
  const preview = previewPathOf(file)
  return preview === path || (file.folder === 'introductions' && preview === `${path}/${file.id}/preview`)
}

/** The record of a file below the content folder; undefined when there is none. */
export const recordOfFile = ({ contentDirectory, zone, now }: StatusOptions, file: string) =>
  readFiles(contentDirectory, zone, now).find((record) => record.file === file)

/** The record that is shown at a path; undefined when there is none. */
export const recordAt = ({ contentDirectory, zone, now }: StatusOptions, path: string) =>
  readFiles(contentDirectory, zone, now).find((file) => isAt(file, path))

/** The one record that is shown at the path, else those whose title, number or file holds the words; without words all. */
export function findRecords(
  { contentDirectory, zone, now }: StatusOptions,
  words: string,
  path: string,
): RecordFile[] {
  const files = readFiles(contentDirectory, zone, now)
  const shown = files.find((file) => isAt(file, path))
  if (shown) return [shown]
  const wanted = words.toLowerCase()
  return files.filter(
    ({ id, title, file }) => id === words || `${title}\n${file}`.toLowerCase().includes(wanted),
  )
}
