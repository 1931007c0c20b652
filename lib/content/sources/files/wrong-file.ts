import { join } from 'node:path'
import { log } from '@/lib/log'
import type { Loaded } from './choose-version'
import type { StoredRecord } from './file'
import type { FileProblem } from './parse-file'

export type Shown = 'last good version' | 'what can be read' | 'nothing'

/** A file that is wrong: what the site shows instead, and where it is wrong. */
export type WrongFile = {
  name: string
  id: number | undefined
  record: StoredRecord | undefined
  shows: Shown
  mistakes: FileProblem[]
}

/** A file as a wrong one; undefined when nothing is wrong with it. */
export function wrongFile(name: string, { reading, shown, mistakes }: Loaded): WrongFile | undefined {
  if (mistakes.length === 0) return undefined
  const shows =
    shown === undefined ? 'nothing' : shown === reading.record ? 'what can be read' : 'last good version'
  return { name, id: reading.id, record: reading.record, shows, mistakes }
}

/** What was last logged about a file, to log it only when it changes. */
export const loggedProblems = (file: Loaded | undefined) =>
  JSON.stringify(file && wrongFile('', file)?.mistakes)

/** Logs one line per mistake, once: file, line, field and what the site shows instead (D31). */
export function logWrongFile(path: string, name: string, loaded: Loaded, before: string | undefined) {
  if (loggedProblems(loaded) === before) return
  const file = join(path, name)
  const wrong = wrongFile(name, loaded)
  if (!wrong) {
    if (before !== undefined) log.info({ file }, 'content file is valid again')
    return
  }
  for (const { line, path: field, message } of wrong.mistakes.slice(0, 5))
    log.error(
      { file, line, field, reason: `${name}:${line}: ${field}: ${message}`, shows: wrong.shows },
      'content file is invalid',
    )
}
