import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readPayload } from './read'
import { isOwnOrListed } from './resource'
import { id, jump, link, required, resource } from './shared'
import { isNoTime, parseTime } from './time'

const record = z.object({ picture: resource })
const urls = (picture: unknown) => {
  try {
    return readPayload('test', record, { picture }).value.picture?.files.map(({ url }) => url) ?? []
  } catch {
    return 'bad'
  }
}

describe('ids: whole numbers and texts, strings inside', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999_999_999_999_999, '999999999999999'],
    [1_234_567_890_123_456_789n, '1234567890123456789'],
    ['7', '7'],
    ['p-3_B', 'p-3_B'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['news-2', 'news-2'],
  ])('%s is %s', (value, expected) => expect(id.parse(value)).toBe(expected))

  it.each([
    '',
    'a.b',
    'a/b',
    '编号',
    'x'.repeat(65),
    'form',
    'preview',
    'news',
    1e21,
    -1,
    -1n,
    1.5,
    true,
    {},
    undefined,
  ])('%s is none', (value) => {
    expect(id.safeParse(value).success).toBe(false)
  })
})

describe('resources in all accepted forms', () => {
  it.each([
    ['an address', '/a.png', ['/a.png']],
    ['{url,type}', { url: '/a.mp4', type: 'video' }, ['/a.mp4']],
    ['a list of {url}', [{ url: '/a.png' }, { url: '/b.png' }], ['/a.png', '/b.png']],
    ['{files}', { files: [{ url: '/a.png' }] }, ['/a.png']],
    ['{files} with a null', { files: [{ url: '/a.png', type: null }] }, ['/a.png']],
    ['JSON in a text', '[{"url":"/a.png","type":""}]', ['/a.png']],
    ['JSON in a text, one', ' {"files":[{"url":"/a.png"}]}', ['/a.png']],
    ['JSON in a text, none', '[]', []],
    ['JSON in a text that is cut', '[{"url":"/a.p', 'bad'],
    ['no files', { files: [] }, []],
    ['an empty address', '', []],
    ['one bad file among good ones', { files: [{ url: '/a.png' }, { link: '/b.png' }] }, ['/a.png']],
    ['an address that would run', ['/a.png', 'javascript:alert(1)'], ['/a.png']],
    ['only bad files', { files: [{ link: '/b.png' }] }, 'bad'],
    ['only an address that would run', 'data:text/html,x', 'bad'],
    ['another object', { src: '/a.png' }, 'bad'],
    ['a number', 7, 'bad'],
  ])('%s', (_, value, expected) => expect(urls(value)).toEqual(expected))

  it('marks files that may be resized', () => {
    expect(isOwnOrListed('/a.png', [])).toBe(true)
    expect(isOwnOrListed('https://media.example.com/a.png', ['media.example.com'])).toBe(true)
    for (const url of [
      '//evil.example/a.png',
      'https://evil.example/a.png',
      'https://media.example.com@evil.example/a.png',
      'https://media.example.com.evil.example/a.png',
      'http://169.254.169.254/latest/meta-data',
      'https://media.example.com:8443/a.png',
    ])
      expect(isOwnOrListed(url, ['media.example.com']), url).toBe(false)
  })
})

describe('times', () => {
  const shanghai = (value: unknown) => {
    const time = parseTime(value, 'Asia/Shanghai')
    return time === undefined ? undefined : new Date(time).toISOString()
  }
  it.each([
    ['2026-03-12T09:30:00Z', '2026-03-12T09:30:00.000Z'],
    ['2026-03-12T09:30:00.250+08:00', '2026-03-12T01:30:00.250Z'],
    ['2026-03-12T09:30+0800', '2026-03-12T01:30:00.000Z'],
    ['2026-03-12T09:30:00+08', '2026-03-12T01:30:00.000Z'],
    ['2026-03-12T09:30:00.123456-05:30', '2026-03-12T15:00:00.123Z'],
    ['2026-03-12T09:30:00', '2026-03-12T01:30:00.000Z'],
    ['2026-03-12 09:30:00', '2026-03-12T01:30:00.000Z'],
    ['2026-03-12', '2026-03-11T16:00:00.000Z'],
    [1_773_279_000_000, '2026-03-12T01:30:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [1_773_279_000, '2026-03-12T01:30:00.000Z'],
    ['2026/03/12', '2026-03-11T16:00:00.000Z'],
    ['2026/03/12 09:30', '2026-03-12T01:30:00.000Z'],
    ['2026/03/12 09:30:00', '2026-03-12T01:30:00.000Z'],
    [[2026, 3, 12], '2026-03-11T16:00:00.000Z'],
    [20260312, '2026-03-11T16:00:00.000Z'],
    [20260312093007, '2026-03-12T01:30:07.000Z'],
    [[2026, 3, 12, 9, 30], '2026-03-12T01:30:00.000Z'],
    [[2026, 3, 12, 9, 30, 7, 250_000_000], '2026-03-12T01:30:07.000Z'],
  ])('%j', (value, expected) => expect(shanghai(value)).toBe(expected))

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2026-13-01',
    '2026-03-12 25:00:00',
    '12/03/2026',
    '1773279000000',
    Number.NaN,
    9e15,
    '2026/3',
    [2026, 3],
    [2026, 2, 30],
    20260230,
    [2026, 3, 12.5],
    ['2026', '03', '12'],
  ])('%j is none', (value) => expect(shanghai(value)).toBeUndefined())
})

describe('addresses', () => {
  it.each(['/x', 'https://a.example', 'mailto:a@b.example', 'tel:+65', '#part', '?a=1'])(
    '%s is safe',
    (value) => {
      expect(link.safeParse(value).success).toBe(true)
    },
  )
  it.each(['javascript:alert(1)', ' jAvA\u0000script:x', 'data:text/html,x', 'vbscript:x', ''])(
    '%j is not',
    (value) => {
      expect(link.safeParse(value).success).toBe(false)
    },
  )
})

describe('a jump', () => {
  it('is a URL when its type is missing', () => {
    expect(jump.parse({ buttonLink: '/product' }).jumpContentType).toBe('URL')
  })
  it('takes attachmentUrl for attachment; attachment wins', () => {
    const attached = (value: object) => readPayload('test', jump, value).value.attachment?.files[0]?.url
    expect(attached({ attachmentUrl: '/a.pdf' })).toBe('/a.pdf')
    expect(attached({ attachment: '/b.pdf', attachmentUrl: '/a.pdf' })).toBe('/b.pdf')
    expect(attached({ attachment: '', attachmentUrl: '/a.pdf' })).toBe('/a.pdf')
  })
  it('loses only the field that cannot be read', () => {
    const wrong = { buttonTitle: 7, buttonLink: '/product' }
    expect(readPayload('test', jump, wrong).value).toEqual({ jumpContentType: 'URL', buttonLink: '/product' })
  })
})

it('an empty heading counts as missing', () => {
  expect(required.safeParse('  ').success).toBe(false)
})

describe('no time', () => {
  it.each([
    0,
    '0',
    '0000-00-00 00:00:00',
    '0001-01-01T00:00:00',
    -62_135_596_800_000,
    '/Date(-62135596800000)/',
    '/Date(-62135596800000+0800)/',
    '/Date(-62135625600000)/',
    '1753-01-01',
    '1753-01-01T00:00:00.000',
    '1899-12-30 00:00:00',
    '1900-01-01T00:00:00',
    '1899-12-31T16:00:00Z',
    '1900/1/1 0:00',
    '19000101',
    [1900, 1, 1, 0, 0],
    '/Date(-2208988800000)/',
    '/Date(0)/',
    -1,
    '-1',
    '-0001-11-30 00:00:00',
    '-0001-11-30T00:00:00+08:05',
    '1970-01-01',
    '1970-01-01 00:00:00',
    '1970-01-01T08:00:00',
    '1970/1/1 8:00:00',
    '1970-01-01T00:00:00Z',
    '1969-12-31T16:00:00Z',
    '19700101',
    [1970, 1, 1, 8, 0],
  ])('%j is none', (value) => expect(isNoTime(value)).toBe(true))

  it.each([
    1,
    '1970-01-01 08:01:00',
    '1970-01-02',
    '1754-01-01',
    '1900-01-03',
    '/Date(1795741200000)/',
    '2026-03-12',
    '',
    'soon',
    undefined,
    {},
  ])('%j is no such value', (value) => expect(isNoTime(value)).toBe(false))
})
