import { readFileSync, statSync } from 'node:fs'
import { marked } from 'marked'
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { bounds, cutPoints } from '@/lib/contract/bounds'
import { isObject } from '@/lib/is-object'
import { yamlWords } from '@/lib/yaml-words'
import { boundedMarkdown } from './bounded-markdown'
import { encodingProblem } from './encoding'

/** A record as its file has it: contract names, references unresolved, Markdown fields as HTML. */
export type StoredRecord = Record<string, unknown> & {
  id?: number
}

export class ContentFileError extends Error {
  override name = 'ContentFileError'
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${reason}`)
  }
}

/** Where and how a file is wrong that could not be parsed; `isRefused`: the system did not give it. */
export function mistakeOf(error: unknown) {
  const isRefused = !(error instanceof ContentFileError)
  const [line, message] = isRefused ? [1, String(error)] : [error.line, error.reason]
  return { isRefused, mistake: { line, path: '$', message } }
}

export type ContentFile = {
  /** The record as the file writes it, texts in Markdown: what checks look at. */
  written: StoredRecord
  record: StoredRecord
  /** When the file was written, epoch seconds, whole: files of one checkout differ by milliseconds only. */
  writtenAt: number
  /** The line of a field, or of the nearest thing around it that the file has. */
  lineOf: (path: PropertyKey[]) => number
}

function splitFrontMatter(file: string, source: string): { head: string; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n?([\s\S]*)$/.exec(source)
  if (!match) throw new ContentFileError(file, 1, 'front matter (--- … ---) is missing')
  return { head: match[1] ?? '', body: match[2] ?? '' }
}

/** Where a map has a key twice. The parser's own check compares each key with all others: 20,000 keys take it seconds. */
function keyTwice(document: Document): number | undefined {
  let found: number | undefined
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<unknown>()
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key
        if (names.has(name)) {
          found = isNode(key) ? (key.range?.[0] ?? 0) : 0
          return visit.BREAK
        }
        names.add(name)
      }
    },
  })
  return found
}

/** A YAML text, and the line of a place in it, `firstLine` being that of the text. Throws ContentFileError with the line of the first mistake. */
export function parseYaml(file: string, text: string, firstLine = 1) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const lineAt = (offset = 0) => Math.max(1, lines.linePos(offset).line) + firstLine - 1
  const [error] = document.errors
  const twice = error ? undefined : keyTwice(document)
  const [at, reason] = error
    ? [error.pos[0], yamlWords(error.code, error.message)]
    : [twice, yamlWords('DUPLICATE_KEY', '')]
  if (at !== undefined) throw new ContentFileError(file, lineAt(at), reason)
  return { document, lineAt }
}

/** The value of a document; the error of an alias that names nothing means a `*` before a text. */
function recordOf(document: Document, mistake: (reason: string) => Error): unknown {
  try {
    return document.toJS()
  } catch (error) {
    throw error instanceof ReferenceError ? mistake(yamlWords('BAD_ALIAS', error.message)) : error
  }
}

/** The record in a YAML text, with the lines of its fields. Throws ContentFileError. */
function parseRecord(file: string, text: string, firstLine = 1): Pick<ContentFile, 'written' | 'lineOf'> {
  const { document, lineAt } = parseYaml(file, text, firstLine)
  const written = recordOf(document, (reason) => new ContentFileError(file, firstLine, reason))
  if (!isObject(written)) throw new ContentFileError(file, firstLine, 'a record (key: value) is expected')
  const lineOf = (path: PropertyKey[]): number => {
    if (path.length === 0) return firstLine
    const node = document.getIn(path, true)
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1))
  }
  return { written, lineOf }
}

/** Fields the contract types as Html; content writes them in Markdown. */
const htmlFields = [
  ...['content', 'describe', 'activityIntroduction', 'activityDescribe', 'techBooth', 'attendeeGuide'],
  ...['publicationDescribe', 'paymentInfo'],
]

/** A record with its Markdown as HTML, made of no longer a text than the contract takes. */
function withHtml(written: StoredRecord): StoredRecord {
  const record = { ...written }
  for (const name of htmlFields) {
    const text = record[name]
    if (typeof text === 'string')
      record[name] = marked.parse(boundedMarkdown(cutPoints(text, bounds.html)), { async: false, gfm: true })
  }
  return record
}

/** Bytes of a content file: more than the longest text it may hold (D38). */
const MOST_BYTES = 2 * 1024 * 1024

/** The text of a content file; some editors put a byte order mark before it. Throws ContentFileError for what is no file, too large or not UTF-8. */
export function contentText(file: string): string {
  const found = statSync(file)
  if (!found.isFile()) throw new ContentFileError(file, 1, 'a regular file is expected')
  if (found.size > MOST_BYTES) throw new ContentFileError(file, 1, `at most ${MOST_BYTES} bytes`)
  const bytes = readFileSync(file)
  const problem = encodingProblem(bytes)
  if (problem) throw new ContentFileError(file, 1, problem)
  return bytes.toString().replace(/^\uFEFF/, '')
}

/** The record in the text of a content file (D31), YAML or Markdown with front matter whose body becomes `content`, with its lines. */
export function parseContent(file: string, source: string): ContentFile {
  const writtenAt = Math.floor(statSync(file).mtimeMs / 1000)
  if (!file.endsWith('.md')) {
    const { written, lineOf } = parseRecord(file, source)
    return { written, record: withHtml(written), writtenAt, lineOf }
  }
  const { head, body } = splitFrontMatter(file, source)
  const { written: fields, lineOf } = parseRecord(file, head, 2)
  const bodyLine = head.split('\n').length + 3
  const written = { ...fields, content: body }
  return {
    written,
    record: withHtml(written),
    writtenAt,
    lineOf: (path) => (path[0] === 'content' ? bodyLine : lineOf(path)),
  }
}
