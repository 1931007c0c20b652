import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { folders, singles } from '@/lib/content/sources/files/folders'
import { core, ruleOf } from '@/lib/contract/schema'
import { locales } from '@/lib/i18n/locales'
import { filledByReference } from './lib/content/kinds'
import { studioConfig } from './lib/studio/config'
import { chineseMessages } from './lib/studio-bundle.mjs'

type Field = {
  name: string
  label?: string
  hint?: string
  fields?: Field[]
  options?: { value: string }[]
}
type Place = { name?: string; label?: string; fields?: Field[] }

const cn = studioConfig('cn').config
const en = studioConfig('en').config
const places = (config: typeof cn) =>
  [...(config.collections ?? []), ...(config.singletons ?? [])].filter(
    (place) => 'fields' in place,
  ) as Place[]

/** Fields that nobody edits: another place fills them, or they never change. */
const left = new Set([...filledByReference, 'newsList', 'mark', 'id'])

/** Names of the contract that a list of fields lacks, as paths. */
function missing(schema: z.ZodType, fields: Field[] = [], path = ''): string[] {
  const inner = core(schema)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, part]) => {
    if (ruleOf(part, 'isNoted')) return []
    const found = fields.find((field) => field.name === name)
    const at = `${path}.${name}`
    if (!found) return left.has(name) ? [] : [at]
    const own = core(part)
    const element = own instanceof z.ZodArray ? (own.element as z.ZodType) : part
    return found.fields ? missing(element, found.fields, at) : []
  })
}

const filesOf = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`)
const menuFiles = locales.flatMap((locale) => filesOf(`content/${locale}/top-header`))

const shape = (fields: Field[] = []): unknown => fields.map(({ name, fields: inner }) => [name, shape(inner)])

describe("the studio's configuration", () => {
  it.each([...Object.entries(folders), ...Object.entries(singles)])('has every field of %s', (name, rule) => {
    const place = places(cn).find((found) => found.name === name.replace('.yaml', ''))
    const schema = name === 'top-header' ? z.object({ title: z.string() }) : rule.schema
    expect(missing(schema, place?.fields)).toEqual([])
    const beside = [...Object.keys(rule.references ?? {}), ...Object.keys(rule.extra?.shape ?? {})]
    const known = JSON.stringify(place?.fields)
    expect(beside.filter((field) => !known.includes(`"${field}"`))).toEqual([])
  })

  it('has every field that the items of sub-menus are written with', () => {
    const menu = places(cn)
      .find(({ name }) => name === 'top-header')
      ?.fields?.find(({ name }) => name === 'data')
    const known = menu?.fields?.map(({ name }) => name)
    for (const file of menuFiles)
      for (const item of parse(readFileSync(file, 'utf8')).data)
        expect(known, file).toEqual(expect.arrayContaining(Object.keys(item)))
  })

  it('has the codes of events to choose from, as their files are written', () => {
    const event = places(cn).find(({ name }) => name === 'activities')
    for (const name of ['enrollStatus', 'enrollTypeDict', 'activityShowType']) {
      const { options = [] } = event?.fields?.find((field) => field.name === name) ?? {}
      const codes = options.map(({ value }) => value)
      for (const file of locales.flatMap((locale) => filesOf(`content/${locale}/activities`)))
        expect([undefined, ...codes], file).toContain(parse(readFileSync(file, 'utf8'))[name])
    }
  })

  it('is the same in both languages but for the words', () => {
    expect(places(en).map(({ name, fields }) => [name, shape(fields)])).toEqual(
      places(cn).map(({ name, fields }) => [name, shape(fields)]),
    )
  })

  it('is Chinese in one and has no Chinese in the other', () => {
    const words = ({ label, hint, fields = [] }: Field): string[] => [
      label ?? '',
      hint ?? '',
      ...fields.flatMap(words),
    ]
    const said = (config: typeof cn) => places(config).flatMap((place) => words(place as Field))
    expect(said(en).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
    const bare = said(cn).filter((text) => text !== '' && !/\p{Script=Han}/u.test(text))
    expect(bare).toEqual([])
  })
})

type Texts = { [name: string]: string | Texts }
const textsOf = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text]] : textsOf(text, `${path}${name}.`),
  )
const textsIn = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'))
const ofEditor = (language: string) => textsIn(`node_modules/@sveltia/cms/locales/${language}.json`)
const placeholders = (text: string) => [...new Set(text.match(/\{\$\w+/g))].sort()

describe("the editor's own words", () => {
  const english = new Map(textsOf(ofEditor('en-US')))
  const given = textsOf(textsIn('scripts/lib/studio/editor.cn.json'))

  it('are all there in Chinese', () => {
    const chinese = new Map(textsOf(chineseMessages(ofEditor('zh-CN'))))
    expect([...english.keys()].filter((name) => !chinese.has(name))).toEqual([])
  })

  it('are given where it has none, with the same placeholders', () => {
    const own = new Map(textsOf(ofEditor('zh-CN')))
    expect(given.filter(([name]) => own.has(name) || !english.has(name))).toEqual([])
    for (const [name, text] of given)
      expect(placeholders(text), name).toEqual(placeholders(english.get(name) ?? ''))
  })
})
