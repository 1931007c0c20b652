import { stringify } from 'yaml'
import type { FolderRule } from '@/lib/content/embedded/folders'
import { aliases, type Field, type Shape, shapeOf } from '@/lib/contract/shape'
import type { Mark } from '@/lib/i18n/locales'
import { filledByReference } from './kinds'

const words = {
  cn: {
    text: '待填写',
    html: '正文用 Markdown 书写。',
    optional: '可选字段，按需去掉行首的 # 号：',
    publish: '定时发布与自动下线：',
  },
  en: {
    text: 'To be written',
    html: 'The text, in Markdown.',
    optional: 'Optional fields; take the # away from those you need:',
    publish: 'Publishes and withdraws by itself:',
  },
} as const

/** Fields an editor writes: neither second names nor what references fill. */
const written = (fields: Record<string, Field>) =>
  Object.entries(fields).filter(
    ([name]) =>
      !filledByReference.has(name) && !aliases.some(([first, second]) => second === name && first in fields),
  )

type Sample = { mark: Mark; id: number; day: string }

/** A value that a field of this shape may have. */
function sample(shape: Shape, name: string, at: Sample): unknown {
  switch (shape.kind) {
    case 'id':
      return at.id
    case 'time':
      return `${at.day} 09:00`
    case 'resource':
      return `/assets/…/${at.id}.jpg`
    case 'link':
      return '/cases'
    case 'html':
      return words[at.mark].html
    case 'boolean':
      return true
    case 'figure':
    case 'whole':
      return 1
    case 'enum':
      return shape.values[0]
    case 'list':
    case 'listAnswer':
      return [sample(shape.item, name, at)]
    case 'under':
      return sample(shape.inner, name, at)
    case 'object': {
      return Object.fromEntries(
        written(shape.fields).map(([field, { shape: inner }]) => [field, sample(inner, field, at)]),
      )
    }
    default:
      return words[at.mark].text
  }
}

/** Of a required list or object only what is required in it. */
function least(shape: Shape, name: string, at: Sample): unknown {
  if (shape.kind === 'list') return [least(shape.item, name, at)]
  if (shape.kind !== 'object') return sample(shape, name, at)
  const fields = Object.entries(shape.fields).filter(([, field]) => field.isRequired)
  return Object.fromEntries(fields.map(([field, { shape: inner }]) => [field, least(inner, field, at)]))
}

const yaml = (fields: object) => stringify(fields, { lineWidth: 0 }).trimEnd()
const commented = (fields: object) => yaml(fields).replace(/^/gm, '# ')

/** What the kind needs beside the words of a text. */
const given: Record<string, (id: number) => object> = {
  news: () => ({ type: 'NEWS' }),
  publications: () => ({ type: 'PUBLICATION' }),
  introductions: (id) => ({ type: `page-${letters(id)}` }),
}

/** An id in letters: types of introductions are words of an address. */
const letters = (id: number) => String(id).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** The file of a new record: a draft whose required fields are filled and whose optional ones stand as comments. */
export function template(folder: string, rule: FolderRule, at: Sample): string {
  const shape = shapeOf(rule.schema)
  const fields = shape.kind === 'object' ? written(shape.fields) : []
  const isOwn = ([name]: [string, Field]) => name !== 'id'
  const isBody = ([name]: [string, Field]) => folder === 'news' && name === 'content'
  const needed = fields.filter((field) => isOwn(field) && field[1].isRequired && !isBody(field))
  const optional = fields.filter((field) => isOwn(field) && !field[1].isRequired && !isBody(field))
  const own = Object.fromEntries(needed.map(([name, field]) => [name, least(field.shape, name, at)]))
  const more = Object.fromEntries(optional.map(([name, field]) => [name, sample(field.shape, name, at)]))
  const references = Object.fromEntries(
    Object.keys(rule.references ?? {}).map((name) => [name, name === 'industry' ? at.id : [at.id]]),
  )
  const { text, html, ...say } = words[at.mark]
  const head = [
    yaml({ id: at.id, published: false, ...own, ...given[folder]?.(at.id) }),
    `\n# ${say.publish}\n${commented({ publishAt: `${at.day} 09:00`, expireAt: `${at.day} 18:00` })}`,
    `\n# ${say.optional}\n${commented({ ...more, ...references })}`,
  ].join('\n')
  return folder === 'news' ? `---\n${head}\n---\n\n${html}\n` : `${head}\n`
}
