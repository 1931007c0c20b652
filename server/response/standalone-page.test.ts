import { expect, it } from 'vitest'
import { unavailablePage } from './standalone-page'

it.each([
  ['/en/search', '/en/search'],
  ['//evil.example', '/en'],
  [`/en/${'x'.repeat(8000)}`, '/en'],
])(
  'the page of HTTP 503 leads back to a page of this site, and writes no long address, %#',
  (path, again) => {
    const page = unavailablePage('en', path)
    expect(page).toContain(`<a href="${again}">`)
    expect(page.length).toBeLessThan(unavailablePage('en', '/en').length + 100)
  },
)
