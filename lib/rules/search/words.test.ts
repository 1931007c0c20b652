import { describe, expect, it } from 'vitest'
import { fold, formsOf, piecesOf, stem } from './words'

/** Whether a word of a text is what a query's word asks for. */
const isForm = (asked: string, written: string) =>
  piecesOf(asked).every(({ text }) => formsOf(text).includes(stem(written)))

describe('the forms of an English word', () => {
  it.each([
    ['plan', ['plan', 'plans', 'planned', 'planning'], ['plant', 'plants', 'planet', 'plane', 'planer']],
    ['planning', ['plan', 'plans', 'planned', 'planning'], ['plant', 'planing']],
    ['plans', ['plan', 'planned'], ['plant']],
    ['price', ['price', 'prices', 'priced', 'pricing'], ['pride', 'precise']],
    ['pricing', ['price', 'prices', 'priced'], ['pric']],
    ['train', ['trained', 'training', 'trains'], ['trainee']],
    ['supply', ['supplies', 'supplied', 'supplying'], ['supplier', 'support']],
    ['supplied', ['supply', 'supplies'], ['suppl']],
    ['order', ['orders', 'ordered', 'ordering'], ['border']],
    ['travelling', ['travel', 'travels', 'traveling'], ['travail']],
    ['process', ['processes', 'processed', 'processing'], ['procession']],
    ['processes', ['process'], ['processor']],
    ['rating', ['rate', 'rated'], ['rat', 'rats']],
    ['string', ['strings'], ['str']],
    ['news', ['news'], ['new']],
    ['MES', ['mes'], ['message', 'mesh']],
  ])('%s', (asked, same, others) => {
    for (const word of same) expect(isForm(asked, word), word).toBe(true)
    for (const word of others) expect(isForm(asked, word), word).toBe(false)
  })
})

describe('the pieces of a query', () => {
  it.each([
    ['SO-20718', ['so-20718']],
    ['order so-20718', ['order', 'so-20718']],
    ['PO-26-11932', ['po-26-11932']],
    ['make/buy', ['make', 'buy']],
    ['Plan 4.2', ['plan', '4', '2']],
    ['AI-native ERP', ['ai', 'native', 'erp']],
    ['北湾SO-20718', ['北湾', 'so-20718']],
    ['the orders of a buyer', ['order', 'buyer']],
    ['of the', ['of', 'the']],
  ])('%s', (query, pieces) => {
    expect(piecesOf(query).map(({ text }) => text)).toEqual(pieces)
  })
})

describe('either script finds the other, in mixed words too', () => {
  it.each([
    ['製造業', '制造业'],
    ['生產計劃', '生产计划'],
    ['ERP軟體', 'erp软体'],
    ['發票與對帳', '发票与对账'],
    ['记帐', '记账'],
    ['臺灣', '台湾'],
  ])('%s, %s', (one, other) => expect(fold(one)).toBe(fold(other)))
})
