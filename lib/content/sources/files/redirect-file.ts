import { existsSync } from 'node:fs'
import { isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Redirect } from '@/lib/i18n/redirects'
import { isObject } from '@/lib/is-object'
import { ContentFileError, contentText } from './file'

/** A redirect with its line in the file. */
export type Line = Redirect & { line: number; index: number }
export type ListProblem = {
  line: number
  path: string
  message: string
  isHarmless?: boolean
  /** The redirects that were read before stay in force. */
  isKept?: boolean
}
export type ReadRedirects = { lines: Line[]; problems: ListProblem[]; isBroken: boolean }

const fields = new Set(['from', 'to', 'status'])
const statuses = new Set<unknown>([301, 302, 410])

/** The mistake in one entry taken by itself; undefined when there is none. */
function entryProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'expected from, to and status'
  const { from, to, status = 301 } = value
  const unknown = Object.keys(value).find((field) => !fields.has(field))
  if (unknown) return `no such field: ${unknown}; from, to and status are`
  if (typeof from !== 'string' || !/^\/(?!\/)[^?#\s]*$/.test(from))
    return 'from: expected an address of this site without query, such as /old-page'
  if (/^\/cn(\/|$)/.test(from)) return 'from: Chinese addresses carry no prefix'
  if (/^\/(?:api|_next|assets)\/|\.(?:css|js|svg|png|ico|txt|xml|webmanifest)$/.test(from))
    return 'from: redirects are not asked for files and calls'
  if (!statuses.has(status)) return 'status: expected 301, 302 or 410'
  if (status === 410) return to === undefined ? undefined : 'to: what is gone (410) leads nowhere'
  const isTarget = typeof to === 'string' && /^(?:\/(?!\/)|https?:\/\/[^\s/]+)\S*$/.test(to)
  return isTarget ? undefined : 'to: expected an address of this site or an http(s) address'
}

/** Reads content/redirects.yaml: a list of from, to, status (301 when absent). A missing file is an empty one. */
export function readRedirects(file: string): ReadRedirects {
  if (!existsSync(file)) return { lines: [], problems: [], isBroken: false }
  const counter = new LineCounter()
  const broken = (offset: number, message: string): ReadRedirects => ({
    lines: [],
    problems: [{ line: counter.linePos(offset).line || 1, path: '$', message }],
    isBroken: true,
  })
  let text: string
  try {
    text = contentText(file)
  } catch (error) {
    return broken(0, error instanceof ContentFileError ? error.reason : String(error))
  }
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const [error] = document.errors
  if (error) return broken(error.pos[0], error.message)
  const list = document.contents
  if (list === null) return { lines: [], problems: [], isBroken: false }
  if (!isSeq(list)) return broken(0, 'expected a list of redirects')
  const lines: Line[] = []
  const problems: ListProblem[] = []
  for (const [index, item] of list.items.entries()) {
    const line = isNode(item) && item.range ? counter.linePos(item.range[0]).line : 1
    const value: unknown = isNode(item) ? item.toJS(document) : item
    const message = entryProblem(value)
    if (message) problems.push({ line, path: `$[${index}]`, message })
    else lines.push({ ...(value as Redirect), status: (value as Redirect).status ?? 301, line, index })
  }
  return { lines, problems, isBroken: false }
}
