import { describe, expect, it } from 'vitest'
import { isPreviewAllowed, previewQuery } from './preview-signature'

const secret = 'a secret of sixteen or more'
const now = 1_800_000_000_000
const query = (text: string) => Object.fromEntries(new URLSearchParams(text))

describe('signed preview links (D14)', () => {
  const good = query(previewQuery('/services/912/preview', now + 1000, secret))
  it('opens the signed path until it expires', () => {
    expect(isPreviewAllowed('/services/912/preview', good, now, secret)).toBe(true)
    expect(isPreviewAllowed('/services/912/preview', good, now + 1001, secret)).toBe(false)
  })
  it.each([
    ['another path', '/services/913/preview', good, secret],
    ['another language', '/en/services/912/preview', good, secret],
    ['a later expiry', '/services/912/preview', { ...good, expires: String(now + 9999) }, secret],
    ['another secret', '/services/912/preview', good, 'another secret of sixteen'],
    ['no signature', '/services/912/preview', {}, secret],
    [
      'a cut signature',
      '/services/912/preview',
      { ...good, signature: good.signature?.slice(1) ?? '' },
      secret,
    ],
  ])('refuses %s', (_name, path, given, key) => {
    expect(isPreviewAllowed(path, given, now, key)).toBe(false)
  })
})
