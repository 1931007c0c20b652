import { describe, expect, it } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { inspectPayload, readEnvelope } from './inspect'

const findings = (name: keyof typeof endpoints, payload: unknown, asked = {}) =>
  inspectPayload(endpoints[name], payload, asked).map(
    ({ isError, path, message }) => `${isError ? 'error' : 'warning'} ${path}: ${message}`,
  )

describe('envelopes', () => {
  it.each([
    ['the envelope', 200, '{"code":"200","data":1}', []],
    ['a bare payload', 200, '[1]', ['warning $: no envelope {code, data, msg}; read as the payload itself']],
    [
      'a number for a code',
      200,
      '{"code":200,"data":1}',
      ['error $.code: code 200 under HTTP 200; expected the string "200". '],
    ],
    ['HTML', 200, '<html>', ['error $: HTTP 200 with HTML; expected JSON']],
    ['cut JSON', 200, '{"code', ['error $: HTTP 200 with broken JSON; expected JSON']],
    ['an empty answer', 204, '', ['error $: HTTP 204 with nothing; expected JSON']],
    ['a failure', 500, '{"msg":"x"}', ['error $: HTTP 500 without an answer of the contract']],
  ])('%s', (_, status, text, expected) => {
    expect(
      readEnvelope(status, text).findings.map(
        ({ isError, path, message }) => `${isError ? 'error' : 'warning'} ${path}: ${message}`,
      ),
    ).toEqual(expected)
  })
})

describe('payloads', () => {
  it.each([
    ['is missing', { id: 1 }, 'error $.name: expected string, got nothing'],
    [
      'is of the wrong type',
      { id: '1 a', name: 'n' },
      'error $.id: expected an id: a whole number, or 1–64 letters, digits, hyphens and underscores, got the string "1 a"',
    ],
    [
      'is optional and of the wrong type',
      { id: 1, name: 'n', desc: 7 },
      'warning $.desc: expected string, got the number 7',
    ],
    [
      'came in bytes of another charset',
      { id: 1, name: '\u05bb\ufffd' },
      'error $: signs that were lost (U+FFFD): the answer is not UTF-8; write UTF-8, or name the charset (GBK, GB18030) in Content-Type',
    ],
    [
      'stands in an optional list',
      { id: 1, name: 'n', coreFunctions: [{ id: 1 }] },
      'error $.coreFunctions[0].name: expected string, got nothing',
    ],
    [
      'would run a script',
      { id: 1, name: 'n', pcResource: 'javascript:alert(1)' },
      'warning $.pcResource: expected an http(s) address or a path of this site, got the string "javascript:alert(1)"',
    ],
  ])('a field that %s', (_, payload, expected) => expect(findings('product', payload)).toEqual([expected]))

  it.each([
    ['a list', (data: unknown) => data, '$'],
    ['a page of a list', (data: unknown) => ({ data, total: 4 }), '$.data'],
  ])('introductions of one type: %s', (_, around, at) => {
    const data = ['a', 'form', 'a', 'b'].map((type, id) => ({ id, type, title: 't' }))
    const message = 'expected a type of its own, not form or news: its address is its id'
    expect(findings('introductions', around(data))).toEqual([
      `warning ${at}[1].type: ${message}, got the string "form"`,
      `warning ${at}[2].type: ${message}, got the string "a"`,
    ])
  })

  it('what visitors do not see of a text', () => {
    const content = '<iframe src="//player.example/1"></iframe><img src="data:image/png;base64,AA=="><p>a</p>'
    expect(findings('article', { id: 1, title: 't', content })).toEqual([
      'warning $.content: left out of the text: <iframe> of player.example, which is not in FRAME_HOSTS, <img> of data:image/png;base64,AA==',
    ])
  })

  it('a text that the page of a STANDARD event does not show', () => {
    const event = { id: 1, activityName: 'a', startDate: '2026-12-01', activityDescribe: '<p>a</p>' }
    expect(findings('activity', { ...event, activityShowType: 'standard' })).toEqual([
      'warning $.activityDescribe: expected activityIntroduction, which the page of a STANDARD event shows, got a text that it does not show',
    ])
    expect(findings('activity', { ...event, activityShowType: 'RICH' })).toEqual([])
  })

  it('links that lead to no page of this site', () => {
    const item = (pageAddress: string) => ({ displayName: 'a', navigationName: 'a', pageAddress })
    const pages = ['/', '/product', '/en/cases', '/about_us', '/PRODUCT/7', '/about-us/荣誉', '/ai/x?a=1']
    const elsewhere = ['https://example.com/x', 'mailto:a@b.co', '/upload/a.pdf', '/favicon.ico', '#top']
    const none = ['/service', 'news/7', '/download?id=3']
    expect(findings('topNavigation', [...pages, ...elsewhere, ...none].map(item))).toEqual(
      none.map(
        (address, at) =>
          `warning $[${at + pages.length + elsewhere.length}].pageAddress: expected a page of this site, got ${address}`,
      ),
    )
    expect(
      findings('article', {
        id: 1,
        title: 't',
        content: '<a href="/product/7">a</a><a href="/p/7?a&amp;b">b</a>',
      }),
    ).toEqual(['warning $.content: expected a page of this site, got /p/7?a&b'])
  })

  it('texts of a dictionary that are shown nowhere', () => {
    const texts = { 'shell.copyright': 'c', 'home.results': 'Results {', 'product.closingTitle': '{wrong}?' }
    const broken = 'left out: a placeholder that the built-in text has not, or an open brace or tag'
    const proper = { 'home.title': 'Home', activityTypes: [] }
    expect(findings('siteDictionary', { ...proper, ...texts }, { locale: 'en' })).toEqual([
      'warning $.shell.copyright: no text of the site has this key: left out',
      `warning $.home.results: ${broken}`,
      `warning $.product.closingTitle: ${broken}`,
    ])
  })

  it('a form that no button opens', () => {
    const jump = { attachment: '/a.pdf', formBO: { id: 7 } }
    const message = 'no form opens: it does where jumpContentType is FORM. What this leads to is open to all'
    const product = (jumpBO: object) => findings('product', { id: 1, name: 'n', demonstration: jumpBO })
    expect(product({ ...jump, jumpContentType: 'DOCUMENT' })).toEqual([
      `warning $.demonstration.formBO: ${message}`,
    ])
    expect(product(jump)).toHaveLength(1)
    expect(product({ ...jump, jumpContentType: 'form' })).toEqual([])
    expect(product({ ...jump, formBO: null })).toEqual([])
    expect(findings('media', { id: 1, titleContent: 't', isNeedContact: 1, jumpBO: jump })).toEqual([])
  })

  it('a gated file that no form stands before, in a field or a text', () => {
    const message = 'no form stands before /api/internal/gated/…: visitors get 401'
    const file = '/api/internal/gated/a.pdf'
    const product = (jumpBO: object) => findings('product', { id: 1, name: 'n', jumpBO })
    expect(product({ jumpContentType: 'DOCUMENT', attachment: { files: [{ url: file }] } })).toEqual([
      `error $.jumpBO.attachment.files[0].url: ${message}`,
    ])
    expect(product({ buttonLink: `https://cms.example/v2${file}` })).toHaveLength(1)
    expect(product({ jumpContentType: 'FORM', attachment: file, formBO: { id: 7 } })).toEqual([])
    const media = { id: 1, titleContent: 't', videoMaterial: file }
    expect(findings('media', media)).toEqual([`error $.videoMaterial: ${message}`])
    expect(findings('media', { ...media, isNeedContact: true })).toEqual([])
    const article = (content: string) => findings('article', { id: 1, title: 't', content })
    expect(article(`<a href="${file}">a</a>`)).toEqual([`error $.content: ${message}`])
    expect(article(`<p>Files below ${file} are gated</p>`)).toEqual([])
  })

  it('another record than the one requested', () => {
    expect(findings('product', { id: 2, name: 'n' }, { id: '1' })).toEqual([
      'error $.id: record 2 in answer to 1',
    ])
  })

  it('a list under another name than data', () => {
    expect(findings('newsList', { records: [{ id: 1, title: 't' }], total: 1 })).toContain(
      'error $.data: expected array, got nothing; its list stands in records',
    )
  })

  it('pages without a total, or larger than requested', () => {
    const data = [1, 2, 2].map((id) => ({ id, title: 't' }))
    expect(findings('newsList', { data }, { pageSize: 2 })).toEqual([
      'error $.total: total is missing: visitors see the first page only',
      'error $.data: 3 elements on a page of 2: pageSize is ignored',
      'warning $.data: id 2 stands there twice',
    ])
    expect(findings('newsList', { data: data.slice(0, 2), total: 1e9 }, { pageSize: 2 })).toEqual([
      'warning $.total: total 1000000000: sitemap and search hold the first 10000 of a kind',
    ])
    expect(findings('newsList', { data, total: 1 })[0]).toBe('error $.total: total 1 of 3 elements')
  })
})
