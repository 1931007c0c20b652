import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { sizeOf } from './size-of'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const heap = () => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** What one of many values takes, measured: each read from its own JSON, as an answer is. */
function measured(json: (number: number) => string): number {
  const count = 1000
  const kept: unknown[] = new Array(count).fill(undefined)
  const before = heap()
  for (let number = 0; number < count; number += 1) kept[number] = JSON.parse(json(number))
  const taken = (heap() - before) / count
  expect(kept).toHaveLength(count)
  return taken
}

const list = (number: number, item: (at: number) => unknown) =>
  JSON.stringify({ data: Array.from({ length: 10 }, (_, at) => item(number * 10 + at)), total: 10_000 })
const kinds = {
  'Chinese texts': (number: number) =>
    list(number, (id) => ({ id: `${id}`, title: `标题 ${id} `.repeat(20), desc: `正文 ${id} `.repeat(100) })),
  'English texts': (number: number) =>
    list(number, (id) => ({
      id: `${id}`,
      title: `Title ${id} `.repeat(20),
      desc: `Text ${id} `.repeat(100),
    })),
  'many small fields': (number: number) =>
    list(number, (id) => ({
      id: `${id}`,
      files: [{ url: `/assets/${id}.jpg`, isResizable: true }],
      at: id + 0.5,
    })),
}

describe('what an answer takes in memory', () => {
  it.each(Object.entries(kinds))('%s: within a third of what the heap grows by', (_, json) => {
    const taken = measured(json)
    const said = sizeOf(JSON.parse(json(1)))
    expect(said / taken).toBeGreaterThan(0.66)
    expect(said / taken).toBeLessThan(1.5)
  })

  it('counts what is shared once', () => {
    const shared = { text: 'x'.repeat(1000) }
    expect(sizeOf([shared, shared])).toBeLessThan(1500)
  })
})
