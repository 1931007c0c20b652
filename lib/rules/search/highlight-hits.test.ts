import { describe, expect, it } from 'vitest'
import { excerptOf, highlightHits } from './highlight-hits'
import { piecesOf } from './words'

const highlighted = (text: string, query: string, found: string[] = []) =>
  highlightHits(text, { pieces: piecesOf(query), found: new Set(found) })
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

describe('hits in a text', () => {
  it.each([
    ['北湾数智用户大会', '大会 北湾', '[北湾]数智用户[大会]'],
    ['２０２５ 用户大会', '2025用户', '[２０２５] [用户]大会'],
    ['Inventories and stock', 'inventory', '[Inventories] and stock'],
    ['Inventory counts itself', 'inv', '[Inv]entory counts itself'],
    ['Ｅ票 & <b>', 'e票', '[Ｅ票] & <b>'],
    ['Planning in the café', 'cafe', 'Planning in the [café]'],
    ['Nothing here', 'else', 'Nothing here'],
    ['The customer’s own six shops', "customer's", 'The [customer]’s own six shops'],
    ["Northbay's warehouses", 'Northbay’s warehouse', "[Northbay]'s [warehouses]"],
    ['Chapter 1: 12 steps of 1,362', 'chapter 1', '[Chapter] [1]: 12 steps of [1],362'],
    ['齐套检查', '齐套率', '[齐套]检查'],
  ])('%s, asked for %s', (text, query, wanted) => {
    expect(highlighted(text, query)).toBe(wanted)
  })

  it('are highlighted as they are written when the query was misspelt', () => {
    expect(highlighted('Factory training', 'trainig', ['training'])).toBe('Factory [training]')
  })
})

describe('an excerpt', () => {
  const text = `${'前面的话很长。'.repeat(30)}这里说到仓库盘点的办法，后面还有。${'结尾。'.repeat(40)}`
  it('begins near the first hit, at a sentence where there is one, and is no longer than asked', () => {
    const wanted = { pieces: piecesOf('盘点'), found: new Set<string>() }
    const excerpt = excerptOf(text, wanted, 60)
    expect(excerpt).toMatch(/^…(?:前面的话很长。)*这里说到仓库盘点的办法/)
    expect(excerpt.endsWith('…')).toBe(true)
    expect(excerpt.length).toBeLessThanOrEqual(60)
    expect(excerptOf('短的', wanted, 60)).toBe('短的')
  })
})
