import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { SearchKind } from '@/lib/content-types/addresses'
import { locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'

/** Kinds that are a section of the navigation. */
const sections: Partial<Record<SearchKind, string>> = {
  product: '/product',
  solution: '/solution',
  event: '/activity',
  media: '/media',
  publication: '/periodical',
  news: '/about-us/news',
}

describe.each(locales)('the kinds of a search in %s', (locale) => {
  const folder = `content/${locale}/navigation`
  const items = readdirSync(folder).map((name) => parse(readFileSync(`${folder}/${name}`, 'utf8')))
  it.each(Object.entries(sections))('%s is called what the navigation calls %s', (kind, path) => {
    const item = items.find(({ pageAddress }) => pageAddress === path)
    expect(messages[locale].search.kind[kind as SearchKind]).toBe(item.displayName)
  })
})
