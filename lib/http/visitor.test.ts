import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address'
import { isForeign } from './same-origin'

describe('clientAddress (TRUST_PROXY)', () => {
  it.each([
    ['203.0.113.9', undefined, 0, '203.0.113.9'],
    ['203.0.113.9', '1.2.3.4', 0, '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4', 5, '1.2.3.4'],
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['10.0.0.1', '', 1, '10.0.0.1'],
    ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4:5123', 1, '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['2001:db8:1:2::9', undefined, 0, '2001:db8:1:2'],
    ['10.0.0.1', '[2001:DB8::1]:443', 1, '2001:db8:0:0'],
    ['::1', undefined, 0, '0:0:0:0'],
  ])('%s, forwarded for %s, %d proxies → %s', (remote, forwarded, proxies, expected) => {
    expect(clientAddress(remote, forwarded, proxies)).toBe(expected)
  })
})

describe('isForeign (D25)', () => {
  const settings = {
    SITE_URL: 'https://www.example.com',
    SITE_HOSTS: { 'en.example.com': 'en' as const },
    TRUST_PROXY: 0,
  }
  it.each<[string, Record<string, string>, boolean]>([
    ['no browser', {}, false],
    ['own page, new browser', { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }, false],
    ['other site, new browser', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
    ['other site without an origin', { 'sec-fetch-site': 'cross-site' }, true],
    ['other site, old browser', { origin: 'https://evil.example' }, true],
    ['own page, old browser', { origin: 'https://www.example.com' }, false],
    ['own page by the host asked', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
    ['the other language host', { 'sec-fetch-site': 'same-site', origin: 'https://en.example.com' }, false],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' }, true],
    ['sandboxed frame', { origin: 'null' }, true],
    [
      'a forwarded host without a proxy',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      true,
    ],
  ])('%s', (_name, headers, expected) => {
    expect(isForeign(new Headers(headers), settings)).toBe(expected)
  })
  it('believes the forwarded host behind a proxy', () => {
    const headers = new Headers({
      origin: 'https://shop.example',
      'x-forwarded-host': 'shop.example',
      host: 'app:3000',
    })
    expect(isForeign(headers, { ...settings, TRUST_PROXY: 1 })).toBe(false)
  })
})
