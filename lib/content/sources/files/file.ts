import { readFileSync, statSync } from 'node:fs'
import { marked } from 'marked'
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { bounds, cutPoints } from '@/lib/contract/bounds'
import { isObject } from '@/lib/is-object'
import { boundedMarkdown } from './bounded-markdown'

/** A record as it stands in its file: contract names, references unresolved, Markdown fields as HTML. */
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

export type ContentFile = {
  /** The record as the file writes it, texts in Markdown: what checks look at. */
  written: StoredRecord
  record: StoredRecord
  /** When the file was written, epoch seconds, whole: files of one checkout differ by milliseconds only. */
  writtenAt: number
  /** The line of a field, or of the nearest thing around it that stands in the file. */
  lineOf: (path: PropertyKey[]) => number
}

function splitFrontMatter(file: string, source: string): { head: string; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n?([\s\S]*)$/.exec(source)
  if (!match) throw new ContentFileError(file, 1, 'front matter (--- … ---) is missing')
  return { head: match[1] ?? '', body: match[2] ?? '' }
}

function lineFinder(document: Document, lines: LineCounter, firstLine: number) {
  return (path: PropertyKey[]) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      const start = isNode(node) ? node.range?.[0] : undefined
      if (start !== undefined) return lines.linePos(start).line + firstLine - 1
    }
    return firstLine
  }
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

/** Parses YAML text into a record, with the lines of its fields. Throws ContentFileError with the line of the first mistake. */
function parseYaml(file: string, text: string, firstLine = 1): Pick<ContentFile, 'written' | 'lineOf'> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
  const [error] = document.errors
  const twice = error ? undefined : keyTwice(document)
  const [at, reason] = error ? [error.pos[0], error.message] : [twice, 'Map keys must be unique']
  if (at !== undefined) throw new ContentFileError(file, lines.linePos(at).line + firstLine - 1, reason)
  const value: unknown = document.toJS()
  if (!isObject(value)) throw new ContentFileError(file, firstLine, 'a record (key: value) is expected')
  return { written: value, lineOf: lineFinder(document, lines, firstLine) }
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

/** The text of a content file; some editors put a byte order mark before it. Throws ContentFileError for what is no file or too large. */
export function contentText(file: string): string {
  const found = statSync(file)
  if (!found.isFile()) throw new ContentFileError(file, 1, 'a regular file is expected')
  if (found.size > MOST_BYTES) throw new ContentFileError(file, 1, `at most ${MOST_BYTES} bytes`)
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
}

/** The record in the text of a content file (D31), YAML or Markdown with front matter whose body becomes `content`, with its lines. */
export function parseContent(file: string, source: string): ContentFile {
  const writtenAt = Math.floor(statSync(file).mtimeMs / 1000)
  if (!file.endsWith('.md')) {
    const { written, lineOf } = parseYaml(file, source)
    return { written, record: withHtml(written), writtenAt, lineOf }
  }
  const { head, body } = splitFrontMatter(file, source)
  const { written: fields, lineOf } = parseYaml(file, head, 2)
  const bodyLine = head.split('\n').length + 3
  const written = { ...fields, content: body }
  return {
    written,
    record: withHtml(written),
    writtenAt,
    lineOf: (path) => (path[0] === 'content' ? bodyLine : lineOf(path)),
  }
}
