import { join } from 'node:path'
import { places } from './folders'
import { wrongIn } from './library'
import { redirectMistakes } from './redirects'
import type { WrongFile } from './wrong-file'

export type WrongRecord = {
  file: string
  line: number
  field: string
  message: string
  shows: WrongFile['shows']
}

const wrongOf = (contentDirectory: string, place: string): WrongRecord[] =>
  wrongIn(join(contentDirectory, place)).flatMap(({ name, shows, mistakes }) =>
    mistakes.map(({ line, path, message }) => ({
      file: `${place}/${name}`,
      line,
      field: path,
      message,
      shows,
    })),
  )

function shownOf(isHarmless = false, isKept = false): WrongFile['shows'] {
  if (isKept) return 'last good version'
  return isHarmless ? 'what can be read' : 'nothing'
}

/** Every wrong record: file, line, field, and what the site shows instead (D31). Reads what is not read yet. */
export function wrongRecords(contentDirectory: string): WrongRecord[] {
  const redirects = redirectMistakes().map(({ line, path, message, isHarmless, isKept }) => ({
    file: 'redirects.yaml',
    line,
    field: path,
    message,
    shows: shownOf(isHarmless, isKept),
  }))
  return [...places.flatMap(({ place }) => wrongOf(contentDirectory, place)), ...redirects]
}
