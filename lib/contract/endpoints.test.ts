import { describe, expect, it } from 'vitest'
import { endpoints, isArticleType } from './endpoints'
import { type Shape, shapeOf } from './shape'

describe('article types', () => {
  it.each(['news', 'report', 'Press-Release', 'introduction'])('%s is one', (type) =>
    expect(isArticleType(type)).toBe(true),
  )
  it.each([
    'product',
    'Product',
    'activity',
    'form',
    'get',
    'fixed',
    'homepage',
    'site',
    'joinUs',
    '',
    'a1',
    '../x',
    'x'.repeat(33),
  ])('%s is none', (type) => expect(isArticleType(type)).toBe(false))
})

describe('the table', () => {
  it('has every call once', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })
  it.each(Object.entries(endpoints))('%s has a shape that generators can read', (_, { output }) => {
    const kinds: Shape['kind'][] = ['object', 'list', 'listAnswer']
    expect(kinds).toContain(shapeOf(output).kind)
  })
})
