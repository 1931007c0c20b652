import { parse } from 'csv-parse/sync'
import { fromHtml } from 'hast-util-from-html'
import { readSheet } from 'read-excel-file/node'
import { z } from 'zod'
import { type FolderRule, folders } from '@/lib/content/sources/files/folders'
import { reasonOf } from '@/lib/contract/errors'
import { core } from '@/lib/contract/schema'
import type { Locale } from '@/lib/i18n/locales'
import { nearName } from '@/lib/near-name'
import { words } from '../studio/words'
import { fileText } from './encoding'
import { type Entry, languageOf, MOST_ENTRIES, type Tell } from './entry'

/** What columns are called beside the names of fields and what the studio calls them. */
const headings: Record<string, string> = {
  ...{ title: 'name headline 名称', name: 'title 标题 产品名称', desc: 'description excerpt 简介 描述' },
  ...{ content: 'body html 内容', createTime: 'date time 时间 发布时间', label: 'tags labels' },
  ...{ coverMaterial: 'cover image 图片', cover: 'image 图片', customerName: 'customer 客户' },
  ...{ examples: 'cases 案例', from: 'address url link 网址 链接 旧地址' },
}
const times = new Set(['createTime', 'publishAt', 'expireAt'])
const htmlTag = /<(?:p|br|div|h[1-6]|ul|ol|img|a|strong|b|table)\b/i

type Row = { line: number; cells: unknown[] }
type Options = {
  file: string
  folder: Entry['folder']
  locale: Locale | undefined
  tell: Tell
  /** The id of a record that a cell names. */
  idOf: (folder: string, locale: Locale, name: string) => number | undefined
}

/** The rows of a CSV file. Throws with the line of what is no CSV. */
function csvRows(text: string): Row[] {
  const [first = ''] = text.split('\n')
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => first.split(b).length - first.split(a).length)
  const rows: Row[] = []
  const on_record = (cells: string[], { lines }: { lines: number }) => void rows.push({ line: lines, cells })
  parse(text, { delimiter, relax_column_count: true, on_record })
  return rows
}

/** The fields that columns may fill: of the record, its references, and its publication status. */
function fieldsOf({ schema, references = {}, extra }: FolderRule): string[] {
  const shapes = [core(schema), extra].flatMap((one) =>
    one instanceof z.ZodObject ? Object.keys(one.shape) : [],
  )
  return [...shapes, ...Object.keys(references), 'published', 'publishAt', 'expireAt', 'fixed', 'from']
}

/** The field that a heading means: by its own name, what the studio calls it, or what is usual. */
function fieldOf(heading: string, fields: readonly string[]): string | undefined {
  const plain = (text: string) => text.replace(/[\s_-]/g, '').toLowerCase()
  const isMeant = (names: readonly string[] = []) => names.some((name) => plain(name) === plain(heading))
  return (
    fields.find((field) => isMeant([field])) ??
    fields.find((field) => isMeant(words.fields[field]?.slice(0, 2)) || isMeant(headings[field]?.split(' ')))
  )
}

/** What a cell says; days as spreadsheets write them in the contract's form. */
function cellValue(cell: unknown, field: string): unknown {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  if (typeof cell !== 'string') return cell ?? ''
  if (field === 'id' && /^\d{1,15}$/.test(cell.trim())) return Number(cell)
  if (!times.has(field)) return cell.trim()
  const iso = cell.trim().replace(/^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?/, '$1-$2-$3')
  return iso.replace(/-(\d)(?=-|\b)/g, '-0$1')
}

/** A spreadsheet is unpacked whole: this many bytes at most. */
const MOST_UNPACKED = 200 * 2 ** 20
/** How an entry begins in the list at the end of an archive. */
const archived = Buffer.from('PK\x01\x02')

/** Bytes that an archive says its files unpack to. */
function unpackedSize(bytes: Buffer): number {
  let size = 0
  for (
    let at = bytes.indexOf(archived);
    at >= 0 && at + 28 <= bytes.length;
    at = bytes.indexOf(archived, at + 4)
  )
    size += bytes.readUInt32LE(at + 24)
  return size
}

/** The rows of a file. Throws with its name, and what is wrong with it. */
async function rowsOf(file: string, bytes: Buffer): Promise<Row[]> {
  const text = file.endsWith('.xlsx') ? undefined : fileText(bytes, file)
  try {
    if (text !== undefined) return csvRows(text)
    if (unpackedSize(bytes) > MOST_UNPACKED) throw new Error(`more than ${MOST_UNPACKED} bytes: divide it`)
    return (await readSheet(bytes)).map((cells, at) => ({ line: at + 1, cells }))
  } catch (error) {
    throw new Error(`${file}: cannot be read as a table: ${reasonOf(error)}`)
  }
}

/** The records of a table whose first row names fields, one a row. Throws for a file that is no table. */
export async function readTable(
  bytes: Buffer,
  { file, folder, locale, tell, idOf }: Options,
): Promise<Entry[]> {
  const rule = folders[folder]
  const [head, ...rows] = await rowsOf(file, bytes)
  if (!rule || !head) throw new Error(`${file}: an empty table`)
  const fields = fieldsOf(rule)
  const columns = head.cells.map((cell) => {
    const heading = String(cell ?? '').trim()
    const field = fieldOf(heading, fields)
    const near = nearName(heading, fields)
    if (!field && heading)
      tell(`${file}:1`, `no field of ${folder}: column "${heading}"${near ? `; ${near}?` : ''}`)
    return field
  })
  if (rows.length > MOST_ENTRIES) tell(file, `more than ${MOST_ENTRIES} rows: the first are read`)
  return rows.slice(0, MOST_ENTRIES).flatMap(({ line, cells }): Entry[] => {
    const where = `${file}:${line}`
    if (cells.slice(columns.length).some((cell) => cell !== null && cell !== '')) {
      tell(where, 'not imported: more cells than columns; put "…" around a text that has the separator in it')
      return []
    }
    const values = columns.flatMap((field, at) =>
      field ? [[field, cellValue(cells[at], field)] as const] : [],
    )
    const { from, content, ...written } = Object.fromEntries(values.filter(([, value]) => value !== ''))
    if (values.every(([, value]) => value === '')) return []
    const title = String(written.title ?? written.name ?? '')
    const language = languageOf(title, locale)
    for (const [field, of] of Object.entries(rule.references ?? {})) {
      if (written[field] === undefined) continue
      const ids = String(written[field])
        .split(/[,，、;；]/)
        .flatMap((name) => {
          const id = /^\s*\d+\s*$/.test(name) ? Number(name) : idOf(of, language, name.trim())
          if (id === undefined) tell(where, `${field}: no record in ${of} is called "${name.trim()}"`)
          return id ?? []
        })
      written[field] = field === 'industry' ? ids[0] : ids.length > 0 ? ids : undefined
    }
    const isHtml = typeof content === 'string' && htmlTag.test(content)
    const fields = isHtml ? written : { ...written, content }
    const text = isHtml ? fromHtml(content, { fragment: true }) : undefined
    return [{ folder, locale: language, where, name: title, from: String(from ?? ''), fields, text }]
  })
}
