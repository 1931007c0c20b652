import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints, isArticleType } from './endpoints'
import { core } from './schema'

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
  it.each(Object.entries(endpoints))('%s answers an object or a list', (_, { output }) => {
    expect(core(output)).toBeInstanceOf(z.ZodObject)
  })
})
