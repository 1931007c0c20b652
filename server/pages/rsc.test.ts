import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { describe, expect, it } from 'vitest'
import { askedPart, expectedHash } from './rsc'

const cases: Record<string, string>[] = [
  {},
  { 'next-router-state-tree': 'tree' },
  { 'next-router-state-tree': 'tree', 'next-url': '/en/x' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/' },
  { 'next-router-prefetch': '2', 'next-router-state-tree': 'tree' },
]

describe('what client navigation asks for', () => {
  it.each(cases)('_rsc is what this version of Next expects: %j', async (headers) => {
    const expected = await computeCacheBustingSearchParam(
      headers['next-router-prefetch'] as '1' | '2' | undefined,
      headers['next-router-segment-prefetch'],
      headers['next-router-state-tree'],
      headers['next-url'],
    )
    expect(expectedHash(headers)).toBe(expected)
    expect(askedPart({ ...headers, rsc: '1' }, `bd_vid=1&_rsc=${expected}`)).toBeDefined()
  })

  it('is asked for whatever else a stranger sends: nothing of the site takes an action', () => {
    const strange = { rsc: '1', 'next-action': 'a', 'next-hmr-refresh': '1' }
    expect(askedPart(strange, '_rsc=')).toEqual({})
  })

  it.each([
    ['another hash', { rsc: '1' }, '_rsc=zz'],
    ['no hash', { rsc: '1' }, ''],
    ['no navigation', {}, '_rsc='],
  ])('%s is for Next', (_, headers, query) => {
    expect(askedPart(headers, query)).toBeUndefined()
  })
})
