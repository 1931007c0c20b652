import { describe, expect, it, vi } from 'vitest'
import { pairOf, textOf, writtenPairs } from './written-query'

describe('a query as it is written', () => {
  it('keeps every byte', () => {
    const search = '?utm_term=%B2%D6&a=b=c&flag'
    expect(writtenPairs(search)).toEqual(['utm_term=%B2%D6', 'a=b=c', 'flag'])
    expect(['utm_term', 'a', 'term', 'flag'].map((name) => pairOf(search, name))).toEqual([
      'utm_term=%B2%D6',
      'a=b=c',
      '',
      '',
    ])
    expect(textOf('a=b=c')).toBe('b=c')
  })

  it.each([
    ['GBK', '%B2%D6%B4%A2%B9%DC%C0%ED', '仓储管理'],
    ['GB18030 of four bytes', '%90%30%81%30', '𐀀'],
    ['GBK among letters', 'erp+%C8%ED%BC%FE%2B', 'erp 软件+'],
    ['UTF-8', '%E4%BB%93%E5%82%A8', '仓储'],
    ['a small hex digit', '%b2%d6', '仓'],
    ['a per cent sign that is one', '100%+%E4%BB%93', '100% 仓'],
    ['neither', '%FF%FF', '%FF%FF'],
  ])('reads %s', (_name, written, text) => expect(textOf(`utm_term=${written}`)).toBe(text))

  it('stays as it is written in a browser without GB18030', () => {
    class Old extends TextDecoder {
      constructor(encoding: string, options: TextDecoderOptions) {
        if (encoding === 'gb18030') throw new RangeError('unknown encoding')
        super(encoding, options)
      }
    }
    vi.stubGlobal('TextDecoder', Old)
    expect([textOf('a=%B2%D6'), textOf('a=%E4%BB%93')]).toEqual(['%B2%D6', '仓'])
    vi.unstubAllGlobals()
  })
})
