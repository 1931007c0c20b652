import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from './endpoints'
import { ContractError } from './errors'
import { readPayload } from './read'

const read = (name: EndpointName, payload: unknown) => readPayload(name, endpoints[name].output, payload)
const failure = (name: EndpointName, payload: unknown) => {
  try {
    read(name, payload)
  } catch (error) {
    if (error instanceof ContractError) return error
    throw error
  }
  throw new Error('read without an error')
}
const first = (name: EndpointName, payload: unknown) =>
  (read(name, payload).value as { data: unknown[] }).data[0]
const news = (id: unknown, title: unknown = 'T') => ({ id, title })

describe('lists', () => {
  it.each([
    ['{data,total}', { data: [news(1)], total: 41 }, 41],
    ['a bare list', [news(1)], 1],
    ['no total', { data: [news(1)] }, 1],
    ['a total in a text', { data: [news(1)], total: '41' }, 41],
    ['a total that is none', { data: [news(1)], total: 'many' }, 1],
    ['nothing', { data: [], total: 0 }, 0],
    ['null for an optional field', [{ ...news(1), desc: null, createTime: null }], 1],
  ])('%s', (_, payload, total) => expect(read('newsList', payload).value).toMatchObject({ total }))

  it('take a blank optional text for an absent one', () => {
    const { value, deviations } = read('newsList', [{ ...news(1), desc: ' ', coverMaterial: '' }])
    expect(Object.entries((value as { data: object[] }).data[0] ?? {}).filter(([, item]) => item)).toEqual([
      ['id', '1'],
      ['title', 'T'],
    ])
    expect(deviations).toEqual([])
  })

  it.each(['constructor', 'toString', '__proto__'])('have no field that is called %s', (name) => {
    const record = JSON.parse(`{"id":1,"title":"T",${JSON.stringify(name)}:"Bau AG"}`)
    expect(read('newsList', [record])).toMatchObject({ value: { data: [{ id: '1' }] }, deviations: [] })
  })

  it('lose only the bad element, and report which', () => {
    const { value, deviations } = read('newsList', {
      data: [news(1), news('a.b'), null, news(4, null)],
      total: 4,
    })
    expect(value).toMatchObject({ data: [{ id: '1' }], total: 4 })
    expect(deviations.map(({ path, expected, received }) => [path, expected, received])).toEqual([
      [
        '$.data[1].id',
        'an id: a whole number, or 1–64 letters, digits, hyphens and underscores',
        'the string "a.b"',
      ],
      ['$.data[2]', 'object', 'null'],
      ['$.data[3].title', 'string', 'nothing'],
    ])
  })

  it('of bad elements only are an error, not an empty list', () => {
    const error = failure('newsList', { data: [news('a/b'), news(-2)], total: 2 })
    expect(error.message).toBe(
      'newsList: at $.data[0].id expected an id: a whole number, or 1–64 letters, digits, hyphens and underscores, got the string "a/b"',
    )
  })

  it('that are none are an error', () => {
    expect(failure('newsList', { list: [] }).issues[0]).toMatchObject({
      path: '$.data',
      expected: 'array',
      received: 'nothing',
    })
    expect(failure('newsList', 'text').issues[0]).toMatchObject({ path: '$', received: 'the string "text"' })
    for (const name of ['article', 'bottomNavigation', 'title', 'newsList', 'introductions'] as const)
      expect(failure(name, null).issues[0]).toMatchObject({ path: '$', received: 'null' })
    expect(failure('newsList', undefined).issues[0]).toMatchObject({ path: '$', received: 'nothing' })
  })
})

it('problems are reported in plain words', () => {
  const said = (name: EndpointName, payload: unknown) =>
    readPayload(name, endpoints[name].output, payload).deviations.map(({ expected }) => expected)
  const id = 'an id: a whole number, or 1–64 letters, digits, hyphens and underscores'
  expect(said('newsList', [news(1), news(1_927_384_650_192_860_000), news(1.5)])).toEqual([id, id])
  const form = { id: 1, name: 'F', formFields: [] }
  expect(
    said('introductions', [
      {
        id: 1,
        type: 'a',
        title: 'T',
        plates: [{ name: 'P', config: [{ title: 'C', at: [200, 1], span: -1 }] }],
      },
    ]),
  ).toEqual(['more than 0', 'at most 180'])
  expect(said('form', form)).toEqual([])
})

describe('nested lists', () => {
  const product = { id: 1, name: 'P' }

  it('lose only the bad element', () => {
    const payload = { ...product, coreFunctions: [{ id: 1, name: 'a' }, { id: 2 }] }
    expect(read('product', payload).value).toMatchObject({ coreFunctions: [{ id: '1', functionList: [] }] })
  })
  it('of bad elements only are an error', () => {
    expect(failure('product', { ...product, coreFunctions: [{ id: 2 }] }).issues[0]?.path).toBe(
      '$.coreFunctions[0].name',
    )
  })
  it('of related records degrade', () => {
    const { value, deviations } = read('product', { ...product, exampleBOList: [{ id: 2 }] })
    expect(value).toEqual({ id: '1', name: 'P' })
    expect(deviations[0]?.path).toBe('$.exampleBOList[0].title')
  })
  it('cost a home module, not the home page', () => {
    const good = { moduleName: 'a', moduleType: 'NEWS' }
    const bad = { moduleName: 'b', moduleType: 'CAROUSEL', carouselOpt: [{ title: 'no picture' }] }
    expect(read('homepage', [good, bad, {}]).value).toMatchObject({ data: [{ moduleName: 'a' }], total: 1 })
  })
})

describe('records', () => {
  const required: [EndpointName, Record<string, unknown>][] = [
    ['product', { id: 1, name: 'n' }],
    ['productCategory', { id: 1, name: 'n' }],
    ['solution', { id: 1, name: 'n' }],
    ['example', { id: 1, title: 't' }],
    ['article', { id: 1, title: 't' }],
    ['publication', { id: 1, name: 'n', type: 'PUBLICATION' }],
    ['activity', { id: 1, activityName: 'n', startDate: '2026-01-01' }],
    ['media', { id: 1, titleContent: 't' }],
    ['introduction', { id: 1, type: 'company', title: 't' }],
    ['services', { id: 1 }],
    ['joinUs', { id: 1 }],
    ['form', { name: 'n', formFields: [{ id: 1, name: 'f', type: 'INPUT' }] }],
    ['title', { title: 't' }],
  ]
  it.each(required)('%s is read with its required fields alone', (name, payload) => {
    expect(read(name, payload).deviations).toEqual([])
  })
  it.each(
    required.flatMap(([name, payload]) =>
      Object.keys(payload).map((field) => [name, field, payload] as const),
    ),
  )('%s without %s is an error', (name, field, payload) => {
    expect(failure(name, { ...payload, [field]: null }).issues[0]?.path).toBe(`$.${field}`)
  })
  it('lose an optional field of the wrong type, and report it', () => {
    const { value, deviations } = read('product', { id: 1, name: 'n', desc: 7, unknown: true })
    expect(value).toEqual({ id: '1', name: 'n' })
    expect(deviations).toHaveLength(1)
  })
})

describe('second names and defaults', () => {
  it('takes blueprints and scenes', () => {
    const { value } = read('product', {
      id: 1,
      name: 'n',
      blueprints: [{ id: 2, title: 'b' }],
      scenes: [{ id: 3, title: 's' }],
      businessBluePrints: [],
    })
    expect(value).toMatchObject({
      businessBluePrints: [{ title: 'b' }],
      applicationScenarios: [{ title: 's' }],
    })
  })
  it('takes createdAt of an article', () => {
    expect(
      read('article', { id: 1, title: 't', content: '', createdAt: 1_773_279_000_000 }).value,
    ).toMatchObject({
      createTime: 1_773_279_000_000,
    })
  })
  it('takes a case bare and as exampleBO', () => {
    const exampleSolutionRelationBOList = [
      { id: 9, exampleBO: { id: 1, title: 'a' } },
      { id: 2, title: 'b' },
    ]
    expect(read('solution', { id: 1, name: 'n', exampleSolutionRelationBOList }).value).toMatchObject({
      exampleSolutionRelationBOList: [{ id: '1' }, { id: '2' }],
    })
  })
  it('names the place inside exampleBO', () => {
    const exampleSolutionRelationBOList = [{ exampleBO: { id: 1 } }]
    const { deviations } = read('solution', { id: 1, name: 'n', exampleSolutionRelationBOList })
    expect(deviations[0]).toMatchObject({
      path: '$.exampleSolutionRelationBOList[0].exampleBO.title',
      received: 'nothing',
    })
  })
  it('fills what an activity leaves out', () => {
    const payload = {
      id: 1,
      activityName: 'n',
      startDate: 1_773_279_000_000,
      activityReviews: [{ id: 1, title: 'r' }],
    }
    expect(read('activity', payload).value).toMatchObject({
      endDate: 1_773_279_000_000,
      activityShowType: 'STANDARD',
      activityReviews: [{ playType: 'URL' }],
    })
  })
  it('a form field is required by default, and takes options in both forms', () => {
    const formFields = [{ id: 1, name: 'f', type: 'RADIO', fieldOptions: ['a', { name: 'b' }, 7] }]
    expect(read('form', { name: 'n', formFields }).value).toMatchObject({
      formFields: [{ required: true, fieldOptions: ['a', 'b'] }],
    })
  })
  it('leaves out an empty list of next steps', () => {
    expect(read('form', { name: 'n', nextSteps: [], formFields: [] }).value).not.toHaveProperty('nextSteps')
  })
  it('takes a statistic that is a number', () => {
    const statistics = [{ value: 10, label: 'countries' }]
    expect(read('introduction', { id: 1, type: 't', title: 't', statistics }).value).toMatchObject({
      statistics: [{ value: '10' }],
    })
  })
})

describe('a dictionary', () => {
  it('keeps its texts and event types and drops the rest', () => {
    const { value, deviations } = read('siteDictionary', {
      'shell.menu': 'M',
      a: 7,
      b: null,
      activityTypes: [{ value: 'X', label: 'Y' }, {}],
    })
    expect(value).toEqual({ messages: { 'shell.menu': 'M' }, activityTypes: [{ value: 'X', label: 'Y' }] })
    expect(deviations.map(({ path }) => path).sort()).toEqual([
      '$.a',
      '$.activityTypes[1].label',
      '$.activityTypes[1].value',
    ])
  })
  it('survives event types that cannot be read', () => {
    expect(read('siteDictionary', { a: 'x', activityTypes: [{}] }).value).toEqual({
      messages: { a: 'x' },
      activityTypes: [],
    })
  })
})

it('a site in a language of its own is left out; a slide without a picture too', () => {
  expect(
    first('siteList', [
      { id: 3, title: 'x', mark: 'jp' },
      { id: 1, title: 'y', mark: 'cn' },
    ]),
  ).toMatchObject({ id: '1' })
  const carouselOpt = [{ title: 'none' }, { pcResource: '/a.png' }]
  expect(first('homepage', [{ moduleName: 'm', moduleType: 'CAROUSEL', carouselOpt }])).toMatchObject({
    carouselOpt: [{ pcResource: { files: [{ url: '/a.png' }] } }],
  })
})
