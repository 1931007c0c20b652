import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'

/** The pages that are fetched ahead from now on. */
function fetchedAhead(page: Page): Set<string> {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) paths.add(new URL(request.url()).pathname)
  })
  return paths
}

/** The pointer goes over every link of the page, as far as scripts can tell. */
const passAll = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('main a, footer a')]
    for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return new Set(links.map((link) => (link as HTMLAnchorElement).pathname)).size
  })

test('a link that is pointed at is fetched ahead, the search’s is not, a page’s worth of them at most @desktop', async ({
  page,
  open,
}) => {
  await open('cn', '/')
  const paths = fetchedAhead(page)
  const link = page.locator('main a[href*="/article-detail/"]').first()
  await page.locator('header a[data-search]').hover()
  await link.hover()
  await expect.poll(() => [...paths]).toEqual([expect.stringContaining('/article-detail/')])
  // Answered here: a server that renders them all for the first time may refuse one of them.
  await page.route(/_rsc=/, (route) => route.fulfill({ status: 204 }))
  expect(await passAll(page)).toBeGreaterThan(25)
  await expect.poll(() => paths.size).toBe(16)
  await passAll(page)
  await open('cn', '/services')
  expect(paths.size).toBe(16)
})

test('who saves data has nothing fetched ahead, and every link works @desktop', async ({ page, open }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await open('en', '/')
  const paths = fetchedAhead(page)
  await passAll(page)
  await page.locator('footer a[href$="/services"]').first().click()
  await expect(page).toHaveURL(/\/services$/)
  expect([...paths]).toEqual([])
})
