import { join } from 'node:path'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { type Redirects, redirectKey } from '@/lib/i18n/redirects'
import { log } from '@/lib/log'
import { loopsAndRepeats } from './check-redirects'
import { type Line, type ListProblem, readRedirects } from './redirect-file'
import { foundStamp } from './stamp'

type Known = { stamp: string; checkedAt: number; redirects: Redirects; problems: ListProblem[] }

/** How long, in ms, the file's time is trusted before it is checked again: every page asks for it. */
const POLL_MS = 1000

/** Middleware, pages and server each load this module; they share what was read through the process state. */
const kept = globalSingleton<Known | undefined>('redirects', () => undefined)

const file = () => join(env().CONTENT_DIR, 'redirects.yaml')

function known(now = Date.now()): Known {
  const before = kept.value
  if (before && now - before.checkedAt < POLL_MS && now >= before.checkedAt) return before
  const stamp = `${file()} ${foundStamp(file())}`
  const after = before?.stamp === stamp ? { ...before, checkedAt: now } : read(stamp, now, before)
  kept.value = after
  return after
}

/** A line that is wrong is left out alone; a file that cannot be read at all leaves those before as they were (D31). */
function read(stamp: string, now: number, before: Known | undefined): Known {
  const { lines, problems, isBroken } = readRedirects(file())
  const circular = loopsAndRepeats(lines)
  const bad = new Set(circular.filter(({ isHarmless }) => !isHarmless).map(({ line }) => line))
  const all = [...problems, ...circular]
  for (const { line, path, message } of all)
    log.error({ file: file(), line, field: path, reason: message }, 'redirect is wrong')
  const good = lines.filter(({ line }) => !bad.has(line))
  if (!isBroken || !before) return { stamp, checkedAt: now, redirects: asMap(good), problems: all }
  const kept = all.map((problem) => ({ ...problem, isKept: true }))
  return { stamp, checkedAt: now, redirects: before.redirects, problems: kept }
}

const asMap = (lines: Line[]): Redirects => new Map(lines.map((line) => [redirectKey(line.from), line]))

/** The redirects of content/redirects.yaml as they are now, in both modes: read once, and again when the file changes. */
export const currentRedirects = (): Redirects => known().redirects

/** What is wrong in the file as it was last read. */
export const redirectMistakes = (): ListProblem[] => known().problems
