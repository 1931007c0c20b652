import { readFileSync, statSync } from 'node:fs'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { isObject } from '@/lib/is-object'
import { withLateHtml } from './late-html'
import { readPlainYaml } from './plain-yaml'

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

/** The line of an id that stands behind its name, as nearly all do; undefined for another, which the library finds. */
function lineOfId(text: string, firstLine: number): number | undefined {
  const match = /^id: +[^ #\n]/m.exec(text)
  return match ? firstLine + text.slice(0, match.index).split('\n').length - 1 : undefined
}

/** Parses YAML text into a record. Throws ContentFileError with the line of the first mistake. */
function parseYaml(file: string, text: string, firstLine = 1): Omit<ContentFile, 'writtenAt'> {
  const record: StoredRecord | undefined = readPlainYaml(text)
  if (!record) return parseAnyYaml(file, text, firstLine)
  let parsed: Pick<ContentFile, 'lineOf'> | undefined
  const lineOf = (path: PropertyKey[]) => {
    const isId = path.length === 1 && path[0] === 'id'
    if (isId && record.id === undefined) return firstLine
    const line = isId ? lineOfId(text, firstLine) : undefined
    if (line !== undefined) return line
    parsed ??= parseAnyYaml(file, text, firstLine)
    return parsed.lineOf(path)
  }
  return { record, lineOf }
}

/** The whole of YAML, with the lines of everything: several times the work. */
function parseAnyYaml(file: string, text: string, firstLine: number): Omit<ContentFile, 'writtenAt'> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [error] = document.errors
  if (error) throw new ContentFileError(file, lines.linePos(error.pos[0]).line + firstLine - 1, error.message)
  const value: unknown = document.toJS()
  if (!isObject(value)) {
    throw new ContentFileError(file, firstLine, 'a record (key: value) is expected')
  }
  return { record: value as StoredRecord, lineOf: lineFinder(document, lines, firstLine) }
}

/** The text of a content file; some editors put a byte order mark before it. */
export const contentText = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '')

/** Reads one content file (D31), YAML or Markdown with front matter whose body becomes `content`, with its lines. */
export function readContentSource(file: string): ContentFile {
  const writtenAt = Math.floor(statSync(file).mtimeMs / 1000)
  const source = contentText(file)
  if (!file.endsWith('.md')) {
    const { record, lineOf } = parseYaml(file, source)
    return { record: withLateHtml(record), writtenAt, lineOf }
  }
  const { head, body } = splitFrontMatter(file, source)
  const { record, lineOf } = parseYaml(file, head, 2)
  const bodyLine = head.split('\n').length + 3
  return {
    record: withLateHtml({ ...record, content: body }),
    writtenAt,
    lineOf: (path) => (path[0] === 'content' ? bodyLine : lineOf(path)),
  }
}
