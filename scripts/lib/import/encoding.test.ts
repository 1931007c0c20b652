import { expect, it } from 'vitest'
import { fileText, textOf } from './encoding'

const gbk = Buffer.from([0xc2, 0xeb, 0xcd, 0xb7]) // 码头
const around = (head: string) => Buffer.concat([Buffer.from(head), gbk])

it('reads a source in the encoding that its header or markup declares, else in UTF-8, else in GBK', () => {
  expect(textOf(gbk, 'text/html; charset=gb2312')).toBe('码头')
  for (const head of [
    '<?xml version="1.0" encoding="GBK"?>',
    '<html><meta charset=gbk>',
    '<html><meta http-equiv="Content-Type" content="text/html; charset=gb2312">',
    'title,',
  ])
    expect(textOf(around(head))).toBe(`${head}码头`)
  // Two letters of GBK that are one of UTF-8.
  expect(textOf(Buffer.from([0xc1, 0xaa, 0xcd, 0xa8]), 'text/html; charset=GBK')).toBe('联通')
  expect(textOf(Buffer.from('\uFEFF码头'), 'text/html; charset=gbk')).toBe('码头')
  expect(textOf(Buffer.from([0xe9]), 'text/html; charset=iso-8859-1')).toBe('é')
  expect(textOf(Buffer.from('a,<meta charset=gbk>码头'))).toContain('码头')
})

it('names a file whose text is in another encoding, and what to do', () => {
  const anew = 'save it again with the encoding UTF-8'
  expect(() => fileText(Buffer.from([0xe9, 0x2c]), 'a.csv')).toThrow(`a.csv: the file is not UTF-8: ${anew}`)
  expect(() => fileText(Buffer.from('a码', 'utf16le'), 'a.csv')).toThrow(/a\.csv: .*UTF-16/)
  expect(() => textOf(Buffer.from('\uFEFFa', 'utf16le'))).toThrow(anew)
  expect(() => textOf(around('<?xml version="1.0" encoding="UTF-8"?>'))).toThrow(`it says UTF-8: `)
  expect(() => textOf(Buffer.from('a'), 'text/html; charset=klingon')).toThrow('it says klingon')
})
