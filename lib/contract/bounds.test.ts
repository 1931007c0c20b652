import { describe, expect, it } from 'vitest'
import { bounds, cutPoints } from './bounds'
import { type EndpointName, endpoints } from './endpoints'
import { readPayload, strictIssues } from './read'

const read = (name: EndpointName, payload: unknown) => {
  const { value, deviations } = readPayload(name, endpoints[name].output, payload)
  return {
    value: value as Record<string, unknown>,
    told: deviations.map(({ path, expected }) => `${path}: ${expected}`),
  }
}
const article = (more: object) => read('article', { id: 1, title: 'T', content: '', ...more })

describe('a text', () => {
  it.each([
    ['长'.repeat(200), '长'.repeat(200)],
    ['长'.repeat(201), `${'长'.repeat(199)}…`],
    ['🚢'.repeat(200), '🚢'.repeat(200)],
    ['🚢'.repeat(201), `${'🚢'.repeat(199)}…`],
    ['a'.repeat(16_000), `${'a'.repeat(199)}…`],
  ])('is cut by code points', (text, cut) => {
    expect(cutPoints(text, bounds.title)).toBe(cut)
    expect(article({ title: text })).toMatchObject({
      value: { title: cut },
      told: cut === text ? [] : ['$.title: at most 200 characters'],
    })
    expect(strictIssues(endpoints.article.output, { id: 1, title: text, content: '' })).toHaveLength(
      cut === text ? 0 : 1,
    )
  })

  it('of any other kind has its own bound: a sentence, HTML, an address', () => {
    const { value, told } = article({
      desc: 'b'.repeat(100_000),
      content: `<p>${'c'.repeat(bounds.html - 10)}<b title="cut in two">x</b></p>`,
      coverMaterial: `/${'d'.repeat(bounds.address)}`,
    })
    expect(told.map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['$.desc', '$.content', '$.coverMaterial']),
    )
    expect(value.desc).toHaveLength(bounds.text)
    expect(value.content).toBe(`<p>${'c'.repeat(bounds.html - 10)}</p>`)
    expect(value.coverMaterial).toBeUndefined()
  })
})

describe('a list', () => {
  it('of all cases has their texts as they were written: no page of it shows them', () => {
    const content = '<p onclick="x()">Text</p>'
    const group = { industry: { id: 1, name: 'I' }, examples: [{ id: 2, title: 'T', content }] }
    expect(read('exampleList', [group]).value).toMatchObject({ data: [{ examples: [{ content }] }] })
    expect(read('example', group.examples[0]).value.content).toBe('<p>Text</p>')
  })

  const many = <T>(count: number, make: (at: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at))

  it('is read as far as its bound, nested ones too, and what is left out is reported', () => {
    const files = many(60, (at) => ({ url: `/${at}.png` }))
    const { value, told } = read('product', {
      id: 1,
      name: 'P',
      pcResource: files,
      productConfig: { config: many(600, (id) => ({ id, title: 'C' })) },
    })
    expect(value).toMatchObject({
      pcResource: { files: { length: bounds.files } },
      productConfig: { config: { length: 500 } },
    })
    expect(told).toEqual([
      '$.pcResource.files: at most 50 elements',
      '$.productConfig.config: at most 500 elements',
    ])
  })

  it('of lists has no more elements in all than an answer may have', () => {
    const { value, told } = read(
      'productList',
      many(100, (id) => ({ id, name: 'L', productList: many(100, (at) => ({ id: at, name: 'P' })) })),
    )
    const groups = value.data as { productList: unknown[] }[]
    expect(groups.reduce((sum, { productList }) => sum + productList.length + 1, 0)).toBe(bounds.shown)
    expect(told).toContain('$[99].productList: at most 0 elements')
  })

  it('ends where its answer has the characters that one page may show', () => {
    const functions = many(20, (id) => ({ id, title: 'F', desc: 'x'.repeat(2000) }))
    const { value, told } = read('product', {
      id: 1,
      name: 'P',
      coreFunctions: many(20, (id) => ({ id, name: 'G', functionList: functions })),
    })
    expect(JSON.stringify(value).length).toBeLessThan(bounds.characters * 1.1)
    expect(JSON.stringify(value).length).toBeGreaterThan(bounds.characters)
    expect(told).toContain('$.coreFunctions: at most 400000 characters in all')
  })

  it('of texts is a dictionary, which has no more of them', () => {
    const { value, told } = read('siteDictionary', Object.fromEntries(many(9000, (at) => [`a.b${at}`, 'x'])))
    expect(Object.keys(value.messages as object)).toHaveLength(bounds.elements)
    expect(told).toEqual(['$: at most 5000 texts'])
  })

  it('of cases may be long: pages show it in parts', () => {
    const examples = many(5000, (id) => ({ id, title: 'C' }))
    const { value, told } = read('exampleList', [{ industry: { id: 1, name: 'I' }, examples }])
    expect(value).toMatchObject({ data: [{ examples: { length: 5000 } }] })
    expect(told).toEqual([])
  })
})
