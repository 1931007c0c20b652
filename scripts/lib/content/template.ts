import { stringify } from 'yaml'
import { z } from 'zod'
import type { FolderRule } from '@/lib/content/sources/files/folders'
import { core, isOptional, layers, ruleOf } from '@/lib/contract/schema'
import { figure, html, id, link, requiredResource, resource, time } from '@/lib/contract/shared'
import type { Locale } from '@/lib/i18n/locales'
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

/** Hints of a new file; other languages than Chinese read the English ones. */
const wordsOf = (locale: Locale) => words[locale === 'cn' ? 'cn' : 'en']

type Sample = { locale: Locale; id: number; day: string }
type Fields = [name: string, schema: z.ZodType][]

/** Fields of an object schema that an editor writes: not what references fill. */
function fieldsOf(schema: z.ZodType): Fields {
  const inner = core(schema)
  const shape = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
  return Object.entries(shape).filter(
    ([name, field]) => !filledByReference.has(name) && !ruleOf(field, 'isNoted'),
  )
}

/** What a field of several known values may say, for a new file: the first, and the others in a comment (`yaml`). */
const choices = (values: readonly string[]) => values.join(' | ')

/** A value that a field of this schema may have; with `isLeast` only what is required in it. */
function sample(schema: z.ZodType, at: Sample, isLeast = false): unknown {
  const own = layers(schema)
  const inner = core(schema)
  if (own.includes(id)) return at.id
  if (own.includes(time)) return `${at.day} 09:00`
  if (own.includes(resource) || own.includes(requiredResource)) return `/assets/…/${at.id}.jpg`
  if (own.includes(link)) return '/cases'
  if (own.includes(html)) return wordsOf(at.locale).html
  if (inner instanceof z.ZodBoolean) return true
  if (inner instanceof z.ZodNumber || inner === figure) return 1
  if (inner instanceof z.ZodEnum) return choices(inner.options.map(String))
  const known = ruleOf(schema, 'known') ?? []
  if (known.length > 1) return choices(known)
  if (inner instanceof z.ZodArray) return [sample(inner.element as z.ZodType, at, isLeast)]
  if (inner instanceof z.ZodTuple)
    return inner.def.items.map((item) => sample(item as z.ZodType, at, isLeast))
  if (!(inner instanceof z.ZodObject)) return wordsOf(at.locale).text
  const fields = fieldsOf(inner).filter(([, field]) => !isLeast || !isOptional(field))
  return Object.fromEntries(fields.map(([name, field]) => [name, sample(field, at, isLeast)]))
}

const yaml = (fields: object) =>
  stringify(fields, { lineWidth: 0 })
    .trimEnd()
    .replace(/: (\w+) \| (.+)$/gm, ': $1 # $2')
const commented = (fields: object) => yaml(fields).replace(/^/gm, '# ')

/** What the kind needs beside the words of a text. */
const given: Record<string, (id: number) => object> = {
  news: () => ({ type: 'NEWS' }),
  publications: () => ({ type: 'PUBLICATION' }),
  introductions: (id) => ({ type: `page-${letters(id)}` }),
}

/** A number in letters: types of introductions are words of an address. */
const letters = (id: number) => String(id).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

/** What the parts of the last required list may say besides: the fields of a form. */
function partsOf(fields: Fields, at: Sample): string {
  const schema = core(fields.findLast(([, field]) => !isOptional(field))?.[1] ?? z.unknown())
  if (!(schema instanceof z.ZodArray)) return ''
  const parts = fieldsOf(schema.element as z.ZodType).filter(([, field]) => isOptional(field))
  const each = yaml(Object.fromEntries(parts.map(([name, field]) => [name, sample(field, at)])))
  return `\n${each.replace(/^/gm, '#     ')}`
}

/** The file of a new record: a draft whose required fields are filled and whose optional ones are comments. */
export function template(folder: string, rule: FolderRule, at: Sample): string {
  const isBody = (name: string) => folder === 'news' && name === 'content'
  const isExtra = (name: string) => name in (rule.extra?.shape ?? {})
  const fields = fieldsOf(rule.schema).filter(([name]) => name !== 'id' && !isBody(name) && !isExtra(name))
  const filled = (isWanted: (field: z.ZodType) => boolean, isLeast: boolean) =>
    Object.fromEntries(
      fields.flatMap(([name, field]) => (isWanted(field) ? [[name, sample(field, at, isLeast)]] : [])),
    )
  const own = filled((field) => !isOptional(field), true)
  const extras = (rule.extra ? fieldsOf(rule.extra) : []).filter(([, field]) => isOptional(field))
  const more = {
    ...filled(isOptional, false),
    ...Object.fromEntries(extras.map(([name, field]) => [name, sample(field, at)])),
  }
  const references = Object.fromEntries(
    Object.keys(rule.references ?? {}).map((name) => [name, name === 'industry' ? at.id : [at.id]]),
  )
  const say = wordsOf(at.locale)
  const head = [
    yaml({ ...(!rule.isAnonymous && { id: at.id }), published: false, ...own, ...given[folder]?.(at.id) }) +
      partsOf(fields, at),
    `\n# ${say.publish}\n${commented({ publishAt: `${at.day} 09:00`, expireAt: `${at.day} 18:00` })}`,
    `\n# ${say.optional}\n${commented({ ...more, ...references })}`,
  ].join('\n')
  return folder === 'news' ? `---\n${head}\n---\n\n${say.html}\n` : `${head}\n`
}
