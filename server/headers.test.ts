import { describe, expect, it } from 'vitest'
import { observatoryScore } from '@/tests/helpers/observatory'
import { headersFor, openerPolicy, resourcePolicy } from './headers'
import { contentSecurityPolicy, headStyles } from './response/csp'

const settings = { SITE_URL: 'https://www.example.com', STRICT_TRANSPORT: 'max-age=31536000' }
const hosts = { media: ['cdn.example.com:9000'], frames: ['player.example.com'] }
const policy = contentSecurityPolicy({ scripts: ['a()'], styles: ['a{}'] }, hosts)

/** An answer of the site with these settings; `without` and `and` plant a fault. */
function scanned(change: { without?: string; and?: Record<string, string>; cookies?: string[] } = {}) {
  const list = headersFor(settings)
  const headers = new Map<string, string>([['content-security-policy', policy]])
  for (let at = 0; at < list.length; at += 2) headers.set((list[at] ?? '').toLowerCase(), list[at + 1] ?? '')
  for (const [name, value] of Object.entries(change.and ?? {})) headers.set(name, value)
  headers.delete(change.without ?? '')
  const header = (name: string) => headers.get(name) ?? null
  return observatoryScore({ url: settings.SITE_URL, header, cookies: change.cookies ?? [], html: '' }).score
}

describe('the headers of an https site by the rules of Mozilla Observatory (S3)', () => {
  it('reach 130 points', () => expect(scanned()).toBe(130))

  it.each([
    ['no HSTS', { without: 'strict-transport-security' }, 80],
    ['no policy', { without: 'content-security-policy' }, 75],
    ['inline scripts', { and: { 'content-security-policy': "script-src 'self' 'unsafe-inline'" } }, 80],
    [
      'inline styles',
      {
        and: {
          'content-security-policy': policy
            .replace(/style-src 'self'[^;]*/, "style-src 'unsafe-inline'")
            .replace('style-src-attr', 'x'),
        },
      },
      120,
    ],
    ['files for everybody', { and: { 'cross-origin-resource-policy': 'cross-origin' } }, 120],
    ['a cookie', { cookies: ['a=b'] }, 125],
  ])('are marked down for %s', (_, change, score) => expect(scanned(change)).toBe(score))

  it('hold no HSTS where the site is served without https', () => {
    expect(headersFor({ ...settings, SITE_URL: 'http://localhost:3000' })).not.toContain(
      'Strict-Transport-Security',
    )
  })
})

it('the directives of the policy allow nothing that no page needs', () => {
  for (const directive of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ])
    expect(policy.split('; ')).toContain(directive)
  expect(policy).not.toContain("'unsafe-eval'")
})

it.each([
  ['/', 'same-origin'],
  ['/en/cases?x=/assets/', 'same-origin'],
  ['/api/gate/abc', 'same-origin'],
  ['/api/internal/news/list', 'same-origin'],
  ['/ai-native-erp.html', 'same-origin'],
  ['/assets/banners/home.webp', 'cross-origin'],
  ['/api/image?src=%2Fassets%2Fa.webp&w=360', 'cross-origin'],
  ['/api/share/en/cases', 'cross-origin'],
  ['/_next/static/media/font.woff2', 'cross-origin'],
  ['/icon.svg?icon.1.svg', 'cross-origin'],
])('%s may be shown by %s pages', (path, policyOfPath) => expect(resourcePolicy(path)).toBe(policyOfPath))

it('names the style sheets of the head by hash, and none of the content (S3)', () => {
  const html = '<head><style>a{}</style></head><body><style>b{}</style></body>'
  expect(headStyles(html)).toEqual(['a{}'])
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'; style-src-attr 'unsafe-inline';/)
  expect(contentSecurityPolicy({ isFile: true }, hosts)).toContain("style-src 'self' 'unsafe-inline'")
})

it.each([
  ['/studio', 'gitlab:acme/site', 'unsafe-none'],
  ['/studio?code=x', 'gitlab:acme/site', 'unsafe-none'],
  ['/studio', undefined, undefined],
  ['/studios', 'gitlab:acme/site', undefined],
  ['/en', 'gitlab:acme/site', undefined],
])('a window that %s opens with %s may report back: %s', (path, repository, policy) => {
  expect(openerPolicy(path, repository)).toBe(policy)
})
