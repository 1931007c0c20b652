import { parse } from 'yaml'
import { isObject } from '@/lib/is-object'
import { asPicked } from './picked-time'
import { referencesAsTexts } from './references'
import { type EditorRecord, type FileShape, sourceKey } from './shape'

/** Front matter and body of a Markdown file; a YAML file is all head. */
export function parts(text: string, extension: FileShape['extension']): { head: string; body?: string } {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (extension === 'yaml') return { head: plain }
  const match = /^---\n([\s\S]*?\n)---[ \t]*\n?([\s\S]*)$/.exec(plain)
  if (!match) throw new Error('front matter (--- … ---) is missing')
  return { head: match[1] ?? '', body: match[2] ?? '' }
}

/** A content file as the editor holds it: its fields, switches as they are meant, and the text itself. Throws on wrong YAML. */
export function readEditorRecord(text: string, shape: FileShape): EditorRecord | unknown[] {
  const { head, body } = parts(text, shape.extension)
  const value: unknown = parse(head) ?? {}
  if (Array.isArray(value)) return value
  if (!isObject(value)) throw new Error('a record (key: value) is expected')
  const held: EditorRecord = { ...(trimmed(value) as EditorRecord), [sourceKey]: text }
  if (body !== undefined) held.content = body.replace(/^\n/, '').replace(/\n+$/, '')
  for (const { field, key } of shape.keyed) {
    const map = held[field]
    if (isObject(map))
      held[field] = Object.entries(map).map(([name, item]) => ({
        [key]: Number(name),
        ...(isObject(item) ? item : {}),
      }))
  }
  Object.assign(held, referencesAsTexts(held))
  for (const field of shape.times) if (held[field] !== undefined) held[field] = asPicked(held[field])
  for (const path of shape.onByDefault) turnOn(held, path.split('.'))
  return held
}

/** Without line breaks at the ends of texts, which the editor would take away and call a change. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\n+$/, '')
  if (Array.isArray(value)) return value.map(trimmed)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimmed(item)]))
}

/** Fills in a switch where the file says nothing. */
function turnOn(value: unknown, [name = '', ...rest]: string[]): void {
  if (name === '*' && Array.isArray(value)) for (const item of value) turnOn(item, rest)
  else if (!isObject(value)) return
  else if (rest.length > 0) turnOn(value[name], rest)
  else value[name] ??= true
}
