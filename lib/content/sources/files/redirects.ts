import { join } from 'node:path'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { type Redirects, redirectKey } from '@/lib/i18n/redirects'
import { log } from '@/lib/log'
import { loopsAndDuplicates } from './check-redirects'
import { goneWithContent } from './content-folder'
import { stampOf } from './file-stamps'
import { deleteLastGood, lastGoodCopy, saveLastGood } from './last-good'
import { type ListProblem, readRedirects } from './redirect-file'

type ReadRedirects = { stamp: string; checkedAt: number; redirects: Redirects; problems: ListProblem[] }

/** How long, in ms, the file's time is trusted before it is checked again: every page asks for it. */
const POLL_MS = 1000

/** Middleware, pages and server each load this module; they share what was read through the process state. */
const cached = globalSingleton<ReadRedirects | undefined>('redirects', () => undefined)

const file = () => join(env().CONTENT_DIR, 'redirects.yaml')

function current(now = Date.now()): ReadRedirects {
  const before = cached.value
  if (before && now - before.checkedAt < POLL_MS && now >= before.checkedAt) return before
  const found = stampOf(file())
  const stamp = `${file()} ${found}`
  const isSame = before?.stamp === stamp || (before && found === 'gone' && goneWithContent(file()))
  const after = isSame ? { ...before, checkedAt: now } : read(stamp, now, before)
  cached.value = after
  return after
}

/** A line that is wrong is left out alone; a file that cannot be read at all leaves those before as they were, over a restart too (D31). */
function read(stamp: string, now: number, before: ReadRedirects | undefined): ReadRedirects {
  const { isBroken, redirects, problems } = parsed(file())
  for (const { line, path, message } of problems)
    log.error({ file: file(), line, field: path, reason: message }, 'redirect is invalid')
  if (!isBroken) {
    if (stampOf(file()) === 'gone') deleteLastGood(file())
    else saveLastGood(file(), stampOf(file()))
    return { stamp, checkedAt: now, redirects, problems }
  }
  const copy = before ? undefined : lastGoodCopy(file())
  const lastGood = before?.redirects ?? (copy === undefined ? undefined : parsed(copy).redirects)
  if (!lastGood) return { stamp, checkedAt: now, redirects, problems }
  const reported = problems.map((problem): ListProblem => ({ ...problem, shows: 'last good version' }))
  return { stamp, checkedAt: now, redirects: lastGood, problems: reported }
}

function parsed(path: string) {
  const { lines, problems, isBroken } = readRedirects(path)
  const circular = loopsAndDuplicates(lines)
  const bad = new Set(circular.filter(({ shows }) => shows === 'nothing').map(({ line }) => line))
  const good = lines.filter(({ line }) => !bad.has(line))
  const redirects: Redirects = new Map(good.map((line) => [redirectKey(line.from), line]))
  return { isBroken, redirects, problems: [...problems, ...circular] }
}

/** The redirects of content/redirects.yaml as they are now, in both modes: read once, and again when the file changes. */
export const currentRedirects = (): Redirects => current().redirects

/** What is wrong in the file as it was last read. */
export const redirectProblems = (): ListProblem[] => current().problems
