import { describe, expect, it } from 'vitest'
import { highlightHits } from './highlight-hits'
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
    ['Inventory counts itself', 'invent', '[Invent]ory counts itself'],
    ['Inventory counts itself', 'inv', 'Inventory counts itself'],
    ['A plan, plans, planned and planning', 'plan', 'A [plan], [plans], [planned] and [planning]'],
    ['Plants, planets, planes and a planner', 'plan', 'Plants, planets, planes and a planner'],
    ['Orders SO-20718, SO 20718 and XSO-20718', 'so-20718', 'Orders [SO-20718], [SO 20718] and XSO-20718'],
    ['So 12 of 20718', 'SO-20718', 'So 12 of 20718'],
    ['Ｅ票 & <b>', 'e票', '[Ｅ票] & <b>'],
    ['Planning in the café', 'cafe', 'Planning in the [café]'],
    ['Nothing here', 'else', 'Nothing here'],
    ['The customer’s own six shops', "customer's", 'The [customer]’s own six shops'],
    ["Northbay's warehouses", 'Northbay’s warehouse', "[Northbay]'s [warehouses]"],
    ['Chapter 1: 12 steps of 1,362', 'chapter 1', '[Chapter] [1]: 12 steps of [1],362'],
    ['齐套检查', '齐套率', '[齐套]检查'],
    ['台灣倉儲雲 ERP', '仓储云erp', '台灣[倉儲雲] [ERP]'],
    ['北湾仓储云', '倉儲', '北湾[仓储]云'],
  ])('%s, asked for %s', (text, query, wanted) => {
    expect(highlighted(text, query)).toBe(wanted)
  })

  it('are highlighted as they are written when the query was misspelt', () => {
    expect(highlighted('Factory training', 'trainig', ['training'])).toBe('Factory [training]')
    expect(highlighted('Inventory counts', 'inv', ['inventory'])).toBe('[Inv]entory counts')
  })
})
