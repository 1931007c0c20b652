import { expect, it } from 'vitest'
import { jsonIn, readJson, writeJson } from './json'

const LONG = '1234567890123456789'

it('keeps the digits of whole numbers wherever they stand, and leaves texts as they are', () => {
  const text = `{"id":${LONG},"ids":[ -${LONG} ,9007199254740991,1],"t":"[${LONG}, \\"${LONG}\\", \\\\","d":0.${LONG},"e":1e3}`
  expect(readJson(text)).toEqual({
    id: BigInt(LONG),
    ids: [-BigInt(LONG), 9007199254740991, 1],
    t: `[${LONG}, "${LONG}", \\`,
    d: Number(`0.${LONG}`),
    e: 1000,
  })
  expect(readJson(` ${LONG}`)).toBe(Number(LONG))
  expect(readJson(`[${LONG}.0,${LONG}e1]`)).toEqual([Number(LONG), Number(`${LONG}0`)])
  const own = readJson(`{"__proto__":${LONG}}`) as object
  expect([Object.keys(own), Object.getPrototypeOf(own)]).toEqual([['__proto__'], Object.prototype])
})

it.each([
  `{${LONG}:1,"a":${LONG}}`,
  `[0${LONG}]`,
  `[--${LONG}]`,
  `[+${LONG}]`,
  `[${LONG}x]`,
  `[${LONG} ${LONG}]`,
  `[${LONG},"`,
])('%s is no JSON', (text) => {
  expect(() => readJson(text)).toThrow(SyntaxError)
  expect(jsonIn(text)).toBeUndefined()
})

it('writes what it reads', () => {
  const text = `{"id":${LONG},"ids":[-${LONG},1],"t":"${LONG}","n":null}`
  expect(writeJson(readJson(text) as object)).toBe(text)
  expect(writeJson({ at: new Date(0), none: undefined })).toBe('{"at":"1970-01-01T00:00:00.000Z"}')
})

it('takes no answer fifteen times as long for one long id', () => {
  const records = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    title: `Title ${id}`,
    desc: 'x'.repeat(200),
    isOpen: true,
  }))
  const plain = JSON.stringify(records)
  const long = plain.replace('"id":0,', `"id":${LONG},`)
  const times = (text: string) => {
    const taken = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now()
      readJson(text)
      return performance.now() - start
    })
    return Math.min(...taken)
  }
  const [short, whole] = [times(plain), times(long)]
  expect(whole).toBeLessThan(12 * short)
})
