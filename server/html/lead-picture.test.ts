import { expect, it } from 'vitest'
import { withLeadPicture } from './lead-picture'

const logo = '<link rel="preload" href="/assets/logos/a.svg?v=1" as="image"/>'
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
const rest = '<meta name="a"/><link rel="preload" href="/a.woff2" as="font" crossorigin=""/>'
const image = (src: string, more = '') => `<img src="${src}" alt="" width="1440" height="480"${more}/>`
const high = ' decoding="async" fetchPriority="high"'

it('asks for the leading picture first, once the page’s width is known, for phones and wide screens apart, and for no other (D28, P5)', () => {
  const source =
    '<source media="(max-width: 767px)" srcSet="/api/image?src=b&amp;w=600" width="400" height="360"/>'
  const body = `${image('/logo.svg')}<picture>${source}${image('/api/image?src=a&amp;w=2160', high)}</picture>${image('/second.webp', high)}`
  expect(withLeadPicture(`${logo}${viewport}${rest}`, body)).toBe(
    `${viewport}<link rel="preload" as="image" href="/api/image?src=b&amp;w=600" media="(max-width: 767px)" fetchPriority="high"/>` +
      `<link rel="preload" as="image" href="/api/image?src=a&amp;w=2160" media="(min-width: 768px)" fetchPriority="high"/>${rest}`,
  )
})

it('one picture for all screens is one preload', () => {
  expect(withLeadPicture(`${viewport}${rest}`, image('/a.webp', high))).toBe(
    `${viewport}<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>${rest}`,
  )
})

it('a page without one preloads no picture', () => {
  expect(withLeadPicture(`${logo}${rest}`, image('/logo.svg', ' loading="lazy"'))).toBe(rest)
})

it('a picture that leads on phones alone is asked for on phones alone, and stays lazy for wide screens', () => {
  const source = '<source media="(max-width: 767px)" srcSet="/b.webp" width="400" height="320"/>'
  const body = `<picture>${source}${image('/a.webp', ' decoding="async" loading="lazy" data-lead="phones"')}</picture>`
  expect(withLeadPicture(`${logo}${viewport}${rest}`, body)).toBe(
    `${viewport}<link rel="preload" as="image" href="/b.webp" media="(max-width: 767px)" fetchPriority="high"/>${rest}`,
  )
})
