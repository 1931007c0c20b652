import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { describe, expect, it } from 'vitest'
import { expectedHash, isInAddress, requestedPart } from './rsc'

const cases: Record<string, string>[] = [
  {},
  { 'next-router-state-tree': 'tree' },
  { 'next-router-state-tree': 'tree', 'next-url': '/en/x' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/' },
  { 'next-router-prefetch': '2', 'next-router-state-tree': 'tree' },
]

describe('what client navigation requests', () => {
  it.each(cases)('_rsc is what this version of Next expects: %j', async (headers) => {
    const expected = await computeCacheBustingSearchParam(
      headers['next-router-prefetch'] as '1' | '2' | undefined,
      headers['next-router-segment-prefetch'],
      headers['next-router-state-tree'],
      headers['next-url'],
    )
    expect(expectedHash(headers)).toBe(expected)
    expect(isInAddress({ ...headers, rsc: '1' }, `bd_vid=1&_rsc=${expected}`)).toBe(true)
    expect(isInAddress({ ...headers, rsc: '1' }, 'bd_vid=1&_rsc=zz')).toBe(false)
  })

  it.each([
    ['all data', {}, {}],
    [
      'a segment',
      { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { segment: '/_tree' },
    ],
    [
      'all data where the segment is no name',
      { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '?' },
      {},
    ],
    ['all data whatever else a stranger sends', { 'next-action': 'a', 'next-hmr-refresh': '1' }, {}],
  ])('is %s', (_, headers, part) => expect(requestedPart({ rsc: '1', ...headers })).toEqual(part))
})
