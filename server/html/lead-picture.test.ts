import { expect, it } from 'vitest'
import { withLeadPicture } from './lead-picture'

const logo = '<link rel="preload" href="/assets/logos/a.svg?v=1" as="image"/>'
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
const rest = '<meta name="a"/><link rel="preload" href="/a.woff2" as="font" crossorigin=""/>'
const image = (src: string, more = '') => `<img src="${src}" alt="" width="1440" height="480"${more}/>`
const high = ' decoding="async" fetchPriority="high"'

it('preloads the leading picture, once the page’s width is known, for phones and wide screens apart, and no other (D28, P5)', () => {
  const source =
    '<source media="(max-width: 767px)" srcSet="/api/image?src=b&amp;w=600" width="400" height="360"/>'
  const body = `${image('/logo.svg')}<picture>${source}${image('/api/image?src=a&amp;w=2160', high)}</picture>${image('/second.webp', high)}`
  expect(withLeadPicture(`${logo}${viewport}${rest}`, body)).toBe(
    `${viewport}<link rel="preload" as="image" href="/api/image?src=b&amp;w=600" media="(max-width: 767px)" fetchPriority="high"/>` +
      `<link rel="preload" as="image" href="/api/image?src=a&amp;w=2160" media="(min-width: 768px)" fetchPriority="high"/>${rest}`,
  )
})

it('a picture that is wider from 1680 px on is requested as each screen shows it (D28)', () => {
  const wide = '<source media="(min-width: 1680px)" srcSet="/c.webp" width="1920" height="640"/>'
  const phone = '<source media="(max-width: 767px)" srcSet="/b.webp" width="400" height="320"/>'
  const preload = (href: string, media: string) =>
    `<link rel="preload" as="image" href="${href}" media="${media}" fetchPriority="high"/>`
  const made = (sources: string, more = high) =>
    withLeadPicture(viewport + rest, `<picture>${sources}${image('/a.webp', more)}</picture>`)
  const widest = preload('/c.webp', '(min-width: 1680px)')
  expect(made(wide)).toBe(viewport + preload('/a.webp', '(max-width: 1679px)') + widest + rest)
  const own = preload('/a.webp', '(min-width: 768px) and (max-width: 1679px)')
  const narrow = preload('/b.webp', '(max-width: 767px)')
  expect(made(phone + wide)).toBe(viewport + narrow + own + widest + rest)
  expect(made(phone + wide, ' loading="lazy" data-lead="phones"')).toBe(viewport + narrow + rest)
})

it('one picture for all screens is one preload', () => {
  expect(withLeadPicture(`${viewport}${rest}`, image('/a.webp', high))).toBe(
    `${viewport}<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>${rest}`,
  )
})

it('a page without one preloads no picture', () => {
  expect(withLeadPicture(`${logo}${rest}`, image('/logo.svg', ' loading="lazy"'))).toBe(rest)
})

it('a picture that leads on phones alone is requested on phones alone, and stays lazy for wide screens', () => {
  const source = '<source media="(max-width: 767px)" srcSet="/b.webp" width="400" height="320"/>'
  const body = `<picture>${source}${image('/a.webp', ' decoding="async" loading="lazy" data-lead="phones"')}</picture>`
  expect(withLeadPicture(`${logo}${viewport}${rest}`, body)).toBe(
    `${viewport}<link rel="preload" as="image" href="/b.webp" media="(max-width: 767px)" fetchPriority="high"/>${rest}`,
  )
})
