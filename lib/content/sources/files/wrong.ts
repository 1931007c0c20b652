import { join } from 'node:path'
import { places } from './folders'
import { wrongIn } from './library'
import type { Mistake } from './reading'
import { redirectMistakes } from './redirects'
import type { WrongFile } from './wrong-file'

export type WrongRecord = {
  file: string
  line: number
  field: string
  message: string
  shows: WrongFile['shows']
}

const asRecord = (
  file: string,
  { line, path, message }: Mistake,
  shows: WrongFile['shows'],
): WrongRecord => ({
  file,
  line,
  field: path,
  message,
  shows,
})

/** Every wrong record: file, line, field, and what the site shows instead (D31). Reads what is not read yet. */
export function wrongRecords(contentDirectory: string): WrongRecord[] {
  const records = places.flatMap(({ place }) =>
    wrongIn(join(contentDirectory, place)).flatMap(({ name, shows, mistakes }) =>
      mistakes.map((mistake) => asRecord(`${place}/${name}`, mistake, shows)),
    ),
  )
  const redirects = redirectMistakes().map((mistake) => {
    const shows = mistake.isHarmless ? 'what can be read' : 'nothing'
    return asRecord('redirects.yaml', mistake, mistake.isKept ? 'last good version' : shows)
  })
  return [...records, ...redirects]
}
