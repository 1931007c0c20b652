import { expect, it } from 'vitest'
import { redirectKey, withQuery } from './redirects'

it.each([
  ['/', '/'],
  ['/old/', '/old'],
  ['/old//', '/old'],
  ['/%E6%97%A7', '/旧'],
  ['/100%', '/100%'],
])('%s is compared as %s', (path, key) => expect(redirectKey(path)).toBe(key))

it.each([
  ['/new', '', '/new'],
  ['/new', '?bd_vid=1&x=%20', '/new?bd_vid=1&x=%20'],
  ['/new?type=AI#top', '?type=b&bd_vid=1', '/new?type=AI&bd_vid=1#top'],
  ['/new#top', '?a', '/new?a#top'],
  ['https://example.com', '?a=1', 'https://example.com?a=1'],
])('%s carries the query %s on as %s', (to, search, expected) => expect(withQuery(to, search)).toBe(expected))
