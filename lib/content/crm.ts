import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { monotonicNow } from '@/lib/clock'
import { jsonPath } from '@/lib/contract/read'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { issueWords } from '@/lib/issue-words'
import { log } from '@/lib/log'
import { type CrmMapping, crmMapping, fieldNames } from './shared/crm-mapping'
import { contentText, mistakeOf, parseContent } from './sources/files/file'
import { stampOf } from './sources/files/file-stamps'
import type { FileProblem } from './sources/files/parse-file'

/** What crm.yaml says, and what is wrong with it; neither where there is no such file. */
export type ReadCrm = {
  mapping?: CrmMapping
  problems: FileProblem[]
  lineOf?: (path: PropertyKey[]) => number
  /** The system did not give the file: it may do so later without any change. */
  isRefused?: boolean
}

/** Where the mapping of a company lies: beside its `brand.yaml`. */
export const crmFile = () => resolve(/* turbopackIgnore: true */ process.cwd(), env().SITE_DIR, 'crm.yaml')

/** Reads crm.yaml: the mapping, or each mistake with its line. Never throws. */
export function readCrm(file: string): ReadCrm {
  if (!existsSync(file)) return { problems: [] }
  try {
    const { written, lineOf } = parseContent(file, contentText(file))
    const read = crmMapping.safeParse(written)
    if (read.success) return { mapping: read.data, problems: [], lineOf }
    const problems = issueWords(read.error.issues, fieldNames).map(({ path, message }) => ({
      line: lineOf(path),
      path: jsonPath(path),
      message,
    }))
    return { problems, lineOf }
  } catch (error) {
    const { mistake, isRefused } = mistakeOf(error)
    return { problems: [mistake], isRefused }
  }
}

/** How long the file is not looked at again, ms. */
const TRUSTED_MS = 1000
const unread = () => ({
  at: Number.NEGATIVE_INFINITY,
  stamp: '',
  problems: [] as FileProblem[],
  mapping: undefined as CrmMapping | undefined,
})
const { value: cache } = globalSingleton('crm', unread)

/**
 * The mapping as its file is now, or its last good version; undefined while there has been none, `wrong` where nobody knows what it says:
 * nothing may be sent then. One that is taken away counts until the next start. Never throws.
 */
export function getCrmMapping(): CrmMapping | 'wrong' | undefined {
  if (monotonicNow() - cache.at >= TRUSTED_MS) look()
  return cache.mapping ?? (cache.problems.length > 0 ? 'wrong' : undefined)
}

/** What is wrong with the file now. Never throws. */
export function crmProblems(): FileProblem[] {
  getCrmMapping()
  return cache.problems
}

function look(): void {
  cache.at = monotonicNow()
  const file = crmFile()
  const stamp = existsSync(file) ? stampOf(file) : ''
  if (stamp === cache.stamp) return
  cache.stamp = stamp
  if (stamp === '') {
    log.warn({ file }, 'crm.yaml is gone; what it said counts until the next start')
    return
  }
  const { mapping, problems, isRefused } = readCrm(file)
  if (isRefused) cache.stamp = 'refused'
  const isTold = JSON.stringify(problems) === JSON.stringify(cache.problems)
  cache.problems = problems
  for (const { line, path: field, message: reason } of isTold ? [] : problems.slice(0, 5))
    log.error(
      { file, line, field, reason, shows: cache.mapping ? 'last good version' : 'nothing' },
      'crm.yaml is wrong',
    )
  if (mapping) cache.mapping = mapping
}

/** Forgets what the file said, as a start does; for tests. */
export const clearCrm = () => void Object.assign(cache, unread())
