import { Document, parseDocument } from 'yaml'
import { isObject } from '@/lib/is-object'
import { bracketsAsIn } from './brackets'
import { writtenAsIn } from './markdown'
import { merged } from './merge'
import { asPicked } from './picked-time'
import { parts } from './read-file'
import { referencesAsNumbers } from './references'
import { type EditorRecord, type FileShape, sourceKey } from './shape'

/** The text of a content file after an edit: what was not touched stands as it stood, comments and order included (D31). */
export function writeEditorRecord(held: EditorRecord | unknown[], shape: FileShape, source?: string): string {
  if (Array.isArray(held)) return stringified(source, pruned(held, [], shape), 'yaml').head
  const { [sourceKey]: ownSource, ...value } = held
  const record = asRecord(value, shape)
  const text = source ?? (typeof ownSource === 'string' && ownSource !== '' ? ownSource : undefined)
  // A form that nobody opened leaves its switch empty: what is no file yet is a draft until somebody turns it on.
  if (text === undefined && shape.onByDefault.includes('published')) record.published ??= false
  const { content, ...front } = record
  const isMarkdown = shape.extension === 'md'
  const { head, body } = stringified(text, isMarkdown ? front : record, shape.extension, shape)
  if (!isMarkdown) return head
  const before = body?.replace(/^\n/, '').replace(/\n+$/, '')
  const written =
    typeof content === 'string' ? writtenAsIn(before ?? '', content.replace(/^\n+|\s+$/g, '')) : ''
  return before === written ? `---\n${head}---\n${body}` : `---\n${head}---\n${written && `\n${written}\n`}`
}

/** The editor's forms turned back into those of the file. */
function asRecord(value: EditorRecord, shape: FileShape): EditorRecord {
  const record = referencesAsNumbers(value) as EditorRecord
  for (const { field, key } of shape.keyed) {
    const list = record[field]
    if (Array.isArray(list)) record[field] = keyed(list, key)
  }
  for (const field of shape.dotted) if (isObject(record[field])) record[field] = flat(record[field])
  return pruned(record, [], shape) as EditorRecord
}

/** Rows by the key that they have; of two with one key both are kept, their lists as one. */
function keyed(list: EditorRecord[], key: string): EditorRecord {
  const rows: Record<string, EditorRecord> = {}
  for (const { [key]: name, ...row } of list) {
    const same = rows[String(name)]
    for (const field of same ? Object.keys(same) : [])
      row[field] = [...new Set([same?.[field] ?? [], row[field] || []].flat())]
    rows[String(name)] = row
  }
  return rows
}

/** `{ home: { title } }` → `{ 'home.title' }`: the editor takes dots in keys for paths. */
function flat(value: EditorRecord, before = ''): EditorRecord {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      isObject(item) ? Object.entries(flat(item, `${before}${key}.`)) : [[`${before}${key}`, item]],
    ),
  )
}

/** True for what the editor holds for "nothing". */
const isNothing = (value: unknown) => value === '' || value === null || value === undefined

/** Without empty texts and nulls; of lists without items that have nothing left, as where a record that an item named was deleted. */
function pruned(value: unknown, path: string[], shape: FileShape): unknown {
  if (Array.isArray(value))
    return value
      .map((item) => pruned(item, [...path, '*'], shape))
      .filter((item) => !isNothing(item) && !(isObject(item) && Object.keys(item).length === 0))
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([, item]) => !isNothing(item))
  return Object.fromEntries(entries.map(([key, item]) => [key, pruned(item, [...path, key], shape)]))
}

function stringified(
  source: string | undefined,
  value: unknown,
  extension: FileShape['extension'],
  shape?: FileShape,
): { head: string; body?: string } {
  const { head, body } = source === undefined ? { head: '' } : parts(source, extension)
  const document = head === '' ? new Document() : parseDocument(head)
  const before: unknown = document.toJS()
  const written = isObject(value) && shape ? asWritten(value, isObject(before) ? before : {}, shape) : value
  const meant = isObject(written) && shape ? withoutUnsaid(written, before, [], shape) : written
  document.contents = merged(document, document.contents, meant)
  const text = document.toString({ lineWidth: 0, singleQuote: true })
  return { head: bracketsAsIn(head, text), ...(body !== undefined && { body }) }
}

/** A time that nobody picked anew stays as it was written, and so does what was not edited of a text in Markdown. */
function asWritten(value: EditorRecord, before: EditorRecord, { times, markdown }: FileShape): EditorRecord {
  const entries = Object.entries(value).map(([field, now]) => {
    const was = before[field]
    if (times.includes(field) && asPicked(was) === now) return [field, was]
    const isText = markdown.includes(field) && typeof now === 'string'
    return [field, isText ? writtenAsIn(typeof was === 'string' ? was : '', now) : now]
  })
  return Object.fromEntries(entries)
}

/** Without switches at their default, where the file left them out before. */
function withoutUnsaid(value: unknown, before: unknown, path: string[], shape: FileShape): unknown {
  if (Array.isArray(value))
    return value.map((item, index) =>
      withoutUnsaid(item, Array.isArray(before) ? before[index] : undefined, [...path, '*'], shape),
    )
  if (!isObject(value)) return value
  const said = isObject(before) ? before : {}
  const entries = Object.entries(value).filter(([key, item]) => {
    const isOn = shape.onByDefault.includes([...path, key].join('.'))
    return typeof item !== 'boolean' || item !== isOn || key in said
  })
  return Object.fromEntries(
    entries.map(([key, item]) => [key, withoutUnsaid(item, said[key], [...path, key], shape)]),
  )
}
