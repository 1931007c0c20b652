import { describe, expect, it } from 'vitest'
import { compareMessages, flatten, placeholders } from './messages'

const compare = (cn: Parameters<typeof flatten>[0], en: Parameters<typeof flatten>[0]) =>
  compareMessages(['cn.json', cn], ['en.json', en])

describe('placeholders', () => {
  it('lists arguments, tags and select options, nested ones too', () => {
    expect(placeholders('{count, plural, one {<b>#</b> of {total}} other {#}}')).toEqual([
      '<b>',
      '{count}',
      '{total}',
    ])
    expect(placeholders('{kind, select, video {a} other {b}}')).toEqual(['{kind: other|video}'])
    expect(placeholders('no placeholder')).toEqual([])
  })
})

describe('compareMessages', () => {
  it('accepts a plural in one language where the other needs none', () => {
    const en = { list: { count: '{count, plural, one {# case} other {# cases}}' } }
    expect(compare({ list: { count: '共 {count} 个案例' } }, en)).toEqual([])
  })

  it('names keys that only one language has', () => {
    expect(compare({ a: { b: '一' }, c: '二' }, { a: { b: 'one', d: 'two' } })).toEqual([
      'en.json: c is missing',
      'cn.json: a.d is missing',
    ])
  })

  it('names a text where the other language has a group', () => {
    expect(compare({ a: '一' }, { a: { b: 'one' } })).toEqual([
      'en.json: a is missing',
      'cn.json: a.b is missing',
    ])
  })

  it('names different arguments and tags', () => {
    expect(compare({ a: '{name}你好' }, { a: 'Hello {nmae}' })).toEqual([
      'a: cn.json has {name}, en.json has {nmae}',
    ])
    expect(compare({ a: '<link>看</link>' }, { a: 'see' })).toEqual([
      'a: cn.json has <link>, en.json has none',
    ])
  })

  it('names empty and unreadable texts', () => {
    const problems = compare({ a: ' ', b: '{open' }, { a: 'x', b: 'y' })
    expect(problems).toEqual([
      'cn.json: a is empty',
      expect.stringContaining('cn.json: b is not a valid message'),
    ])
  })
})

it('flatten joins nested keys with dots', () => {
  expect([...flatten({ a: { b: { c: 'x' } }, d: 'y' })]).toEqual([
    ['a.b.c', 'x'],
    ['d', 'y'],
  ])
})
