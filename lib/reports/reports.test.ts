import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { setMetricsRecorder } from '@/lib/metrics'
import { timesLonger } from '@/tests/helpers/times-longer'
import { isOverReportLimit, noteReports } from './note'
import { readReports } from './read'

const violation = (body: object, url = 'https://www.example.com/en/form/1?bd_vid=secret') =>
  JSON.stringify([{ type: 'csp-violation', age: 5, user_agent: 'Chrome', url, body }])
const failure = (message: string) =>
  JSON.stringify([
    { type: 'error', url: '/cases', body: { message, sourceFile: 'https://a.example/x.js?q=1' } },
  ])

describe('a report of a browser (S3)', () => {
  it('is read in the form of Reporting-Endpoints, without query and without what may be personal', () => {
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/a.js?visitor=1',
      sourceFile: 'https://www.example.com/en/form/1?bd_vid=secret',
      sample: 'my phone is 13800138000',
    }
    expect(readReports(violation(body))).toEqual([
      {
        kind: 'policy',
        what: 'script-src-elem evil.example/a.js',
        page: '/en/form/1',
        source: 'www.example.com/en/form/1',
      },
    ])
  })

  it('is read in the older form', () => {
    const said = {
      'document-uri': 'https://www.example.com/',
      'violated-directive': 'style-src',
      'blocked-uri': 'inline',
    }
    expect(readReports(JSON.stringify({ 'csp-report': said }))).toEqual([
      { kind: 'policy', what: 'style-src inline', page: '/', source: '' },
    ])
  })

  it.each([
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    ['wrong value "Li Lei" for li.lei@example.com', 'wrong value "…" for …'],
    ['call 138 0013 8000 failed', 'call #failed'],
    ['Failed: https://a.example/x?name=Li#lei, really?', 'Failed: https://a.example/x really?'],
    ['Minified React error #418', 'Minified React error #418'],
  ])('keeps the words of an error and no more: %s', (message, what) => {
    expect(readReports(failure(message))).toEqual([
      { kind: 'error', what, page: '/cases', source: 'a.example/x.js' },
    ])
  })

  it.each([
    ['/en/cases/li.lei@example.com', '/en/cases/…'],
    ['/search/li%40example.com?q=1', '/search/…'],
    ['/desk/enquiries/0b1a26fe-1111-4222-8333-0123456789ab', '/desk/enquiries/…'],
    [`/api/gate/${'eyJ0IjoxfQ'.repeat(9)}.c2ln`, '/api/gate/…'],
    ['/form/14008', '/form/14008'],
    ['/activity/13800138000#a', '/activity/#'],
  ])('says of a page no more than which one it is: %s', (path, page) => {
    const address = `https://www.example.com${path}`
    const body = { effectiveDirective: 'img-src', blockedURL: address, sourceFile: address }
    const source = `www.example.com${page}`
    const told = { kind: 'policy', what: `img-src ${source}`, page, source }
    expect(readReports(violation(body, address))).toEqual([told])
    const said = { 'document-uri': address, 'effective-directive': 'img-src', 'blocked-uri': address }
    expect(readReports(JSON.stringify({ 'csp-report': { ...said, 'source-file': address } }))).toEqual([told])
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['another value', '42'],
    ['a list of anything', '[null,1,{},"a"]'.replace(',{}', '')],
    [
      'an extension',
      violation({ blockedURL: 'chrome-extension://abc', sourceFile: 'moz-extension://abc/x.js' }),
    ],
  ])('that is %s says nothing', (_, body) => expect(readReports(body)).toEqual([]))

  it.each(['a', '“', '"a', '1 '])('of a body full of %j is read at once', (part) => {
    const read = (length: number) => readReports(failure(part.repeat(length / part.length)))
    expect(read(20_000)).toHaveLength(1)
    expect(timesLonger(2000, read)).toBeLessThan(40)
  })

  it('is one of ten in a body at most', () => {
    const many = JSON.stringify(Array.from({ length: 100 }, () => ({ type: 'error' })))
    expect(readReports(many)).toHaveLength(10)
  })
})

describe('reports in the log', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  beforeEach(() => warn.mockClear())
  const report = (what: string) => ({ kind: 'error' as const, what, page: '/', source: '' })

  it('are one line for the same fault, and all of them counted', () => {
    const count = vi.fn()
    setMetricsRecorder({ count, time: vi.fn() })
    for (let time = 0; time < 50; time++) noteReports([report('the same')], '10.0.1.1', 0)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(count.mock.calls).toEqual(Array(50).fill(['reports', { kind: 'error' }]))
  })

  it('are thirty lines a minute at most', () => {
    for (let time = 0; time < 100; time++) noteReports([report(`fault ${time}`)], `10.0.2.${time}`, 120_000)
    expect(warn).toHaveBeenCalledTimes(30)
    noteReports([report('a minute later')], '10.0.1.2', 180_000)
    expect(warn).toHaveBeenCalledTimes(32)
    // The next minute says how many of which kind were left out.
    expect(warn.mock.calls.at(-2)).toEqual([{ left: { error: 70 } }, 'browser reports dropped from the log'])
  })

  it('are five lines a minute of one address: whoever invents faults leaves room for those of others', () => {
    for (let time = 0; time < 40; time++) noteReports([report(`invented ${time}`)], '10.0.3.1', 240_000)
    expect(warn).toHaveBeenCalledTimes(5)
    noteReports([report('a fault of the site')], '10.0.3.2', 240_000)
    expect(warn).toHaveBeenCalledTimes(6)
  })

  it('come from one address twenty times a minute at most', () => {
    const taken = Array.from({ length: 25 }, () => isOverReportLimit('10.0.0.1')).filter((enough) => !enough)
    expect([taken.length, isOverReportLimit('10.0.0.2')]).toEqual([20, false])
  })
})
