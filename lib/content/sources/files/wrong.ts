import { join } from 'node:path'
import { places } from './folders'
import { wrongIn } from './library'
import { redirectProblems } from './redirects'
import type { Shown } from './wrong-file'

export type WrongRecord = { file: string; line: number; field: string; message: string; shows: Shown }

/** Every wrong record: file, line, field, and what the site shows instead (D31). Reads what is not read yet. */
export function wrongRecords(contentDirectory: string): WrongRecord[] {
  const records = places.flatMap(({ place }) =>
    wrongIn(join(contentDirectory, place)).flatMap(({ name, shows, mistakes }) =>
      mistakes.map((mistake) => ({ ...mistake, file: `${place}/${name}`, shows })),
    ),
  )
  const redirects = redirectProblems().map((mistake) => ({ ...mistake, file: 'redirects.yaml' }))
  return [...records, ...redirects].map(({ path: field, ...rest }) => ({ field, ...rest }))
}
