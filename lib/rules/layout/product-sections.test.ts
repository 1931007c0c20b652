import { describe, expect, it } from 'vitest'
import { product as schema } from '@/lib/contract/products'
import { readPayload } from '@/lib/contract/read'
import { productSections, shownBlueprints, shownFunctions } from './product-sections'

const required = { id: 1, name: 'Lean' }
const read = (more: object) => readPayload('test', schema, { ...required, ...more }).value
const point = { id: 2, title: 'A point' }
const full = read({
  naviDesc: 'Words.',
  isShowEnterpriseDemandTitle: true,
  productConfig: { config: [point] },
  businessValues: { config: [point] },
  productSuperiority: { config: [point] },
  coreFunctions: [{ id: 3, name: 'Group', functionList: [point] }],
  blueprints: [{ id: 4, title: 'Map', resourceUrl: '/assets/map.png' }],
  scenes: [point],
  exampleBOList: [{ id: 5, title: 'Case' }],
})
const keys = (value: Parameters<typeof productSections>[0]) =>
  productSections(value).map((section) => section.key)

describe('productSections', () => {
  it('shows every section of a full record in page order, blueprints and scenes by either name', () => {
    expect(productSections(full)).toEqual([
      { key: 'overview', variant: 'paper' },
      { key: 'demand', variant: 'mist' },
      { key: 'values', variant: 'dark' },
      { key: 'superiority', variant: 'paper' },
      { key: 'functions', variant: 'mist' },
      { key: 'blueprint', variant: 'dark' },
      { key: 'scenes', variant: 'paper' },
      { key: 'cases', variant: 'mist' },
    ])
  })

  it('shows none of a record with its required fields alone', () => {
    expect(keys(read({}))).toEqual([])
  })

  it('leaves out what is there but empty', () => {
    const empty = read({
      naviDesc: ' ',
      productSuperiority: { config: [] },
      coreFunctions: [{ id: 3, name: 'Group', functionList: [] }],
      businessBluePrints: [{ id: 4, title: 'No picture' }],
      scenes: [],
    })
    expect(keys(empty)).toEqual([])
    expect(shownFunctions(empty)).toEqual([])
    expect(shownBlueprints(empty)).toEqual([])
  })

  it.each([false, undefined])('hides the demand block when isShowEnterpriseDemandTitle is %s', (flag) => {
    expect(keys({ ...full, isShowEnterpriseDemandTitle: flag })).not.toContain('demand')
  })

  it('never puts two light sections of one colour together', () => {
    const lean = productSections(
      read({
        naviDesc: 'Words.',
        isShowEnterpriseDemandTitle: true,
        productConfig: { config: [point] },
        coreFunctions: [{ id: 3, name: 'Group', functionList: [point] }],
        exampleBOList: [{ id: 5, title: 'Case' }],
      }),
    )
    expect(lean.map((section) => section.variant)).toEqual(['paper', 'mist', 'paper', 'mist'])
  })
})
