import { describe, expect, it } from 'vitest'
import { truncateList, withoutData } from './truncate-list'

type Records = { id: number }[]
/** The records of an answer, if it is one. */
function recordsOf(json: string | undefined): Records {
  if (json === undefined) return []
  const { data } = JSON.parse(json) as { data: Records | { data?: Records } }
  return Array.isArray(data) ? data : (data.data ?? [])
}

describe('the beginning of a list', () => {
  const whole = JSON.stringify({
    code: '200',
    data: [{ id: 1, t: 'a,]}"\\' }, { id: 2, at: [1, 2] }, { id: 3 }],
    total: 3,
  })
  it('is JSON wherever it was cut, and ends behind an element', () => {
    let last = 0
    for (let length = 0; length < whole.length; length += 1) {
      const cut = truncateList(whole.slice(0, length), 1000)
      if (cut === undefined) continue
      const { code, data } = JSON.parse(cut) as { code: string; data: object[] }
      expect(code).toBe('200')
      expect(data.length).toBeGreaterThanOrEqual(last)
      last = data.length
    }
    expect(last).toBe(2)
  })
  it('has no more values than requested', () =>
    expect(truncateList(`[${'1,'.repeat(100)}1]`, 11)).toBe(`[${'1,'.repeat(9)}1]`))
  it('never ends inside a record: what stands behind may restrict it', () => {
    const video = { files: [{ url: 'a' }, { url: 'b' }] }
    const record = (id: number) => ({
      id,
      video,
      group: { data: [1, 2] },
      isNeedContact: true,
      published: false,
    })
    const records = [record(1), record(2), record(3)]
    for (const payload of [records, { data: records, total: 3 }, { notes: [1, 2], data: records }]) {
      const long = JSON.stringify({ code: '200', data: payload })
      for (let length = 0; length < long.length; length += 1)
        for (const found of recordsOf(truncateList(long.slice(0, length), 1000)))
          expect(found).toEqual(record(found.id))
    }
  })
  it('drops a group that is not finished, and is none where that is the first', () => {
    const group = { name: 'g', productList: [{ id: 1 }, { id: 2 }], published: false }
    const long = JSON.stringify({ code: '200', data: [group, group] })
    expect(truncateList(long.slice(0, -30), 1000)).toBe(JSON.stringify({ code: '200', data: [group] }))
    expect(truncateList(long.slice(0, 60), 1000)).toBeUndefined()
  })
  it('ends between the records of a group that is no record, never inside one', () => {
    const record = (id: number) => ({ id, examples: [1, 2], published: false })
    const group = { industry: { id: 1, examples: [1, 2] }, examples: [record(1), record(2), record(3)] }
    const long = JSON.stringify({ code: '200', data: [group] })
    const counts = new Set<number>()
    for (let length = 0; length < long.length; length += 1) {
      const [cut] = recordsOf(truncateList(long.slice(0, length), 1000, 'examples')) as Partial<
        typeof group
      >[]
      if (cut) expect(cut).toEqual({ ...group, examples: group.examples.slice(0, cut.examples?.length) })
      counts.add(cut?.examples?.length ?? 0)
    }
    expect([...counts]).toEqual([0, 1, 2])
  })
  it('is the text itself where that is whole, whatever commas its texts hold', () =>
    expect(truncateList(whole, 1000)).toBe(whole))
  it('is none of a record', () => expect(truncateList('{"id":1,"name":"n', 10)).toBeUndefined())
})

describe('texts without the data of pictures', () => {
  const svg = (quote: string, inner: string) =>
    `${quote}data:image/svg+xml;utf8,<svg a=${inner}x y${inner}>)é\\n</svg>`
  it.each([
    [
      '<p>开头</p><img src=\\"data:image/png;base64,iVBO\\/Rw0=\\"><img src=\'data:image/gif;base64,AAAA\'>结尾',
      '<p>开头</p><img src=\\"data:image/png;base64,\\"><img src=\'data:image/gif;base64,\'>结尾',
    ],
    [
      `<img src=${svg('\\"', "'")}\\" alt=\\"a\\"><p>b</p>"`,
      '<img src=\\"data:image/svg+xml;utf8,\\" alt=\\"a\\"><p>b</p>"',
    ],
    [`<img src=${svg("'", '\\"')}' alt='a'>`, "<img src='data:image/svg+xml;utf8,' alt='a'>"],
    [
      '<i style=\\"a:url(data:image/svg+xml,%3Csvg%20%27%3E);b:url(&quot;data:image/svg+xml;charset=utf-8,%3Csvg)&quot;)\\">c',
      '<i style=\\"a:url(data:image/svg+xml,);b:url(&quot;data:image/svg+xml;charset=utf-8,&quot;)\\">c',
    ],
    [
      '"url":"data:image/svg+xml;utf8,<svg a=\\"b\\\\\\"\'>","type":"a"',
      '"url":"data:image/svg+xml;utf8,","type":"a"',
    ],
    ['<p>data:image/svg+xml;utf8,a is an address</p>', undefined],
  ])('%s', async (text, rest = text) => {
    for (const size of [1, 2, 3, 7, 1000]) {
      const bytes = Buffer.from(text)
      async function* chunks() {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      }
      const parts: Buffer[] = []
      for await (const part of withoutData(chunks())) parts.push(part)
      expect(Buffer.concat(parts).toString(), `in chunks of ${size} bytes`).toBe(rest)
    }
  })
})
