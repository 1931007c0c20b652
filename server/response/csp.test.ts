import { expect, it } from 'vitest'
import { siteOrigins } from '@/lib/http/site-origins'
import { contentSecurityPolicy, inlineScripts } from './csp'

const hosts = { media: [], frames: ['player.example'] }

it('a file of the owner may run its own scripts; data blocks are none', () => {
  const html =
    '<script>a()</script><script src="/b.js"></script><script>a()</script><script type="application/ld+json">{}</script>'
  expect(inlineScripts(html)).toEqual(['a()'])
})

it('scripts of a file stand in its policy by hash, those of a page by nonce', () => {
  const file = contentSecurityPolicy({ scripts: ['a()'] }, hosts)
  expect(file).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';")
  const page = contentSecurityPolicy({ nonce: 'abc' }, hosts)
  expect(page).toContain("script-src 'self' 'nonce-abc';")
  expect(page).toContain("frame-src 'self' player.example")
  expect(page).not.toMatch(/script-src[^;]*unsafe/)
})

it('lets pages of one host of the site show those of another, and nobody else', () => {
  const hosts = { media: [], frames: [], ancestors: ['https://www.acme.example', 'https://en.acme.example'] }
  const [ancestors] = /frame-ancestors [^;]*/.exec(contentSecurityPolicy({}, hosts)) ?? []
  expect(ancestors).toBe("frame-ancestors 'self' https://www.acme.example https://en.acme.example")
  expect(
    siteOrigins({ SITE_URL: 'https://www.acme.example', SITE_HOSTS: { 'en.acme.example': 'en' } }),
  ).toEqual(['https://en.acme.example'])
  expect(siteOrigins({ SITE_URL: 'https://www.acme.example', SITE_HOSTS: undefined })).toEqual([])
})
