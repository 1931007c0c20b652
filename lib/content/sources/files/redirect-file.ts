import { existsSync } from 'node:fs'
import { isNode, isSeq } from 'yaml'
import type { Redirect } from '@/lib/i18n/redirects'
import { isObject } from '@/lib/is-object'
import { ContentFileError, contentText, mistakeOf, parseYaml } from './file'
import type { FileProblem } from './parse-file'
import type { Shown } from './wrong-file'

/** A redirect with its line in the file. */
export type Line = Redirect & { line: number; index: number }
/** `shows`: what is in force all the same; `missed`: the record that its target lacks, as `folder/id`, or the page's path; `folder`: the one that the message names. */
export type ListProblem = FileProblem & { shows: Shown; missed?: string; folder?: string }
export type ReadRedirects = { lines: Line[]; problems: ListProblem[]; isBroken: boolean }

const fields = new Set(['from', 'to', 'status'])
const statuses = new Set<unknown>([301, 302, 410])

/** The mistake in one entry taken by itself; undefined when there is none. */
export function entryProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'expected from, to and status'
  const { from, to, status = 301 } = value
  const unknown = Object.keys(value).find((field) => !fields.has(field))
  if (unknown) return `no such field: ${unknown}; from, to and status are`
  if (typeof from !== 'string' || !/^\/(?!\/)[^?#\s]*$/.test(from))
    return 'from: expected an address of this site without query, such as /old-page'
  if (/^\/(?:api|_next|assets)\/|\.(?:css|js|svg|png|ico|txt|xml|webmanifest)$/.test(from))
    return 'from: redirects are not asked for files and calls'
  if (!statuses.has(status)) return 'status: expected 301, 302 or 410'
  if (status === 410) return to === undefined ? undefined : 'to: what is gone (410) leads nowhere'
  const isTarget = typeof to === 'string' && /^(?:\/(?!\/)|https?:\/\/[^\s/]+)\S*$/.test(to)
  return isTarget ? undefined : 'to: expected an address of this site or an http(s) address'
}

/** Reads content/redirects.yaml: a list of from, to, status (301 when absent). A missing file is an empty one. */
export function readRedirects(file: string): ReadRedirects {
  const lines: Line[] = []
  const problems: ListProblem[] = []
  try {
    const { document, lineAt } = parseYaml(file, existsSync(file) ? contentText(file) : '')
    const { contents } = document
    if (contents !== null && !isSeq(contents))
      throw new ContentFileError(file, 1, 'expected a list of redirects')
    for (const [index, item] of contents?.items.entries() ?? []) {
      const line = isNode(item) ? lineAt(item.range?.[0]) : 1
      const value: unknown = isNode(item) ? item.toJS(document) : item
      const message = entryProblem(value)
      if (message) problems.push({ line, path: `$[${index}]`, message, shows: 'nothing' })
      else lines.push({ ...(value as Redirect), status: (value as Redirect).status ?? 301, line, index })
    }
    return { lines, problems, isBroken: false }
  } catch (error) {
    return { lines: [], problems: [{ ...mistakeOf(error).mistake, shows: 'nothing' }], isBroken: true }
  }
}
