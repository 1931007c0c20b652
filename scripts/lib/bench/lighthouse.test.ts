import { expect, it } from 'vitest'
import { type Figures, medians, readReport } from './lighthouse'
import { judged, withSpread } from './pages'

const report = {
  categories: {
    performance: { score: 0.974 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 1 },
  },
  audits: {
    'first-contentful-paint': { numericValue: 780.5 },
    'largest-contentful-paint': { numericValue: 1210 },
    'total-blocking-time': { numericValue: 41 },
    'cumulative-layout-shift': { numericValue: 0.002 },
    'network-requests': { details: { items: [{ transferSize: 20_000 }, { transferSize: 1500 }, {}] } },
  },
}
const figures: Figures = {
  score: 97,
  others: 96,
  fcp: 780.5,
  lcp: 1210,
  tbt: 41,
  cls: 0.002,
  requests: 3,
  kilobytes: 21.5,
}

it('reads scores, times and bytes, and fails where Lighthouse could not measure', () => {
  expect(readReport(JSON.stringify(report))).toEqual(figures)
  const broken = { ...report, categories: { ...report.categories, performance: { score: null } } }
  expect(() => readReport(JSON.stringify(broken))).toThrow('no score for performance')
})

it('takes each figure’s median, the better one of two', () => {
  const runs = [figures, { ...figures, tbt: 300, lcp: 900 }, { ...figures, tbt: 10, lcp: 2000 }]
  expect(medians(runs)).toEqual(figures)
  expect(medians(runs.slice(0, 2)).tbt).toBe(41)
  expect(() => medians([])).toThrow('nothing')
})

it('names what misses its goal: words have a second for their largest paint, pictures half a second more; it may block 50 ms and a fifth longer than a bare page', () => {
  const good = { ...figures, score: 98, others: 100 }
  expect(judged(good, false, 0)).toEqual([])
  expect(judged(good, true, 0)).toEqual(['LCP'])
  expect(judged({ ...good, tbt: 146 }, false, 80)).toEqual([])
  expect(judged({ ...good, score: 97, tbt: 147, cls: 0.02, others: 99 }, false, 80)).toEqual([
    'score',
    'others',
    'TBT',
    'CLS',
  ])
})

it('writes a median with the least and the most beside it where visits differ', () => {
  const written = (ms: number) => `${ms} ms`
  const runs = [figures, { ...figures, tbt: 300 }, { ...figures, tbt: 10 }]
  expect(withSpread({ figures, runs }, 'tbt', written)).toBe('41 ms (10–300)')
  expect(withSpread({ figures, runs }, 'score', String)).toBe(String(figures.score))
})
