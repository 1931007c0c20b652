import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UnavailableError } from '@/lib/contract/errors'
import * as queries from '.'
import * as load from './client/load'
import * as record from './client/record'
import { previewRecord } from './queries/preview'
import { recordOf } from './queries/records'

// What a query for a record promises its page, whatever the source: addresses, the 404 page, errors passed on.
const source = vi.hoisted(() => ({
  asked: [] as string[],
  records: new Map<string, object>(),
  failure: undefined as Error | undefined,
}))
vi.mock('./client/load', async (original) => ({
  ...(await original<typeof import('./client/load')>()),
  find: async (name: string, { locale }: load.Language, { id }: { id: string }) => {
    source.asked.push(`${locale} ${name} ${id}`)
    if (source.failure) throw source.failure
    return source.records.get(`${locale} ${name} ${id}`)
  },
  loadOptional: async (name: string, { locale }: load.Language, { id }: { id: string }) =>
    source.records.get(`${locale} ${name} ${id}`),
}))

beforeEach(() => {
  source.asked = []
  source.records.clear()
  source.failure = undefined
})

type Query = (page: load.Language, id: string) => Promise<unknown>
const records: [string, Query, string, string][] = [
  ['product', recordOf('products'), '/product', '/product'],
  ['productCategory', recordOf('product-categories'), '/product-category', '/product'],
  ['solution', recordOf('solutions'), '/solution', '/solution'],
  ['example', recordOf('cases'), '/case-detail', '/cases'],
  ['article', (page, id) => recordOf('news')(page, id, 'news'), '/article-detail/news', '/about-us/news'],
  ['publication', recordOf('publications'), '/periodical', '/periodical'],
  ['activity', recordOf('activities'), '/activity', '/activity'],
  ['media', recordOf('media'), '/Media', '/media'],
  ['form', recordOf('forms'), '/form', '/'],
]
const cn = { locale: 'cn' } as const
const notFoundPage = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }

describe.each(records)('the query for a %s', (name, get, path, list) => {
  it('gives the record, its address and where the language switch leads (D3)', async () => {
    const shown = { id: '7' }
    source.records.set(`cn ${name} 7`, shown)
    const own = `${path}/7`
    expect(await get(cn, '7')).toEqual({ record: shown, path: own, alternatePath: list, hasAlternate: false })
    source.records.set(`en ${name} 7`, {})
    expect(await get(cn, '7')).toEqual({ record: shown, path: own, alternatePath: own, hasAlternate: true })
  })

  it('has one address however the case of its id was written', async () => {
    source.records.set(`cn ${name} AB-7`, { id: 'ab-7' })
    expect(await get(cn, 'AB-7')).toMatchObject({ path: `${path}/ab-7` })
  })

  it('makes a proven "does not exist" the 404 page, and does not ask for what is no id (D5, D13)', async () => {
    await expect(get(cn, '7')).rejects.toMatchObject(notFoundPage)
    expect(source.asked).toEqual([`cn ${name} 7`])
    await expect(get(cn, 'se.ven')).rejects.toMatchObject(notFoundPage)
    expect(source.asked).toHaveLength(1)
  })

  it('throws what keeps the source from answering', async () => {
    source.failure = new UnavailableError(name, 'timed out')
    await expect(get(cn, '7')).rejects.toBe(source.failure)
  })
})

it('a segment that names another endpoint is no article: nothing is called (contract, "News")', async () => {
  await expect(recordOf('news')(cn, '7', 'product')).rejects.toMatchObject(notFoundPage)
  expect(source.asked).toEqual([])
})

it('what names calls by string stays behind the queries', () => {
  const stringKeyed: unknown[] = [...Object.values(load), ...Object.values(record), previewRecord]
  const kept = new Set<unknown>([load.getSite])
  expect(Object.values(queries).filter((query) => stringKeyed.includes(query) && !kept.has(query))).toEqual(
    [],
  )
})

/** The docstring of an exported function, followed through files that only pass it on; undefined when it has none. */
function docstringOf(file: string, name: string): string | undefined {
  const code = readFileSync(`${file}.ts`, 'utf8')
  const own = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[^])*\\*/)\\nexport (?:async )?(?:function|const) ${name}\\b`,
  ).exec(code)
  if (own) return own[1]
  const passedOn = new RegExp(`export (?:\\*|\\{[^}]*\\b${name}\\b[^}]*\\}) from '([^']+)'`, 'g')
  for (const [, source = ''] of code.matchAll(passedOn)) {
    const from = source.startsWith('@/') ? source.slice(2) : join(file, '..', source)
    const found = docstringOf(existsSync(`${from}.ts`) ? from : join(from, 'index'), name)
    if (found) return found
  }
  return undefined
}

const named = Object.entries(queries).filter(([, query]) => typeof query === 'function')
it.each(named.map(([name]) => name))('the docstring of %s names what it throws', (name) => {
  expect(named.length).toBeGreaterThan(30)
  expect(docstringOf('lib/content/index', name) ?? 'no docstring').toMatch(/\b(?:throws|never throws)\b/i)
})
