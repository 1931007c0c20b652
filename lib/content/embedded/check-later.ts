import { basename, dirname, join } from 'node:path'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import type { Loaded } from './accept'
import { ownProblems } from './check-record'
import { ruleOf } from './folders'
import type { Folder } from './library-folders'
import { loadFile } from './load-file'
import { writeParsed } from './parse-cache'
import { anyTime } from './reading'
import { slices } from './slices'

type Publish = (path: string, folder: Folder, files: Map<string, Loaded>) => void

const work = processState<Promise<unknown>>('checks', () => Promise.resolve())

/** Resolves when every check asked for so far is done. */
export const checksDone = () => work.value

/**
 * Checks the records of a folder that were shown unchecked, one folder after the other and while no page waits, and keeps what was
 * parsed for the next start. A record that turns out wrong is from then on treated as any wrong one (D31).
 */
export function checkLater(path: string, folder: Folder, publish: Publish): void {
  work.value = work.value
    .then(() => checkAll(path, folder, publish))
    .catch((error: unknown) => log.error({ folder: path, reason: String(error) }, 'content not checked'))
}

async function checkAll(path: string, folder: Folder, publish: Publish) {
  const slice = slices(() => false)
  const settled = new Map<Loaded, Loaded>()
  for (const [name, file] of folder.files) {
    if (file.reading.isUnchecked) settled.set(file, checked(join(path, name), file))
    await slice.pause()
  }
  if (settled.size === 0) return
  // A file that was edited meanwhile has been read anew, and checked.
  publish(path, folder, new Map([...folder.files].map(([name, file]) => [name, settled.get(file) ?? file])))
  await writeParsed(path, folder.files)
}

function checked(path: string, file: Loaded): Loaded {
  const { isUnchecked: _isUnchecked, ...reading } = file.reading
  const { record } = reading
  const rule = ruleOf(dirname(path), basename(path))
  const isRight = record !== undefined && (!rule || ownProblems(record, rule, anyTime).length === 0)
  return isRight ? { ...file, reading } : { ...loadFile(path, undefined), shown: file.shown }
}
