import { buildGallery } from '../scripts/lib/gallery'
import { violations } from './axe'
import { expect, test } from './fixtures'

/** Rules about a page as a whole; the gallery holds the tops and ends of many, and ids that are unique in each example only. */
const ofPages = /^(?:landmark-|region|heading-order|page-has-heading-one|bypass|skip-link|duplicate-id-aria)/

/** Pages that share the examples: a page of all of them would take a minute alone. */
const PARTS = 10
const html = buildGallery()

for (const lang of ['cn', 'en'] as const)
  for (let index = 0; index < PARTS; index += 1)
    test(`gallery, ${lang}, part ${index + 1} of ${PARTS}: every example of every component is accessible and within the screen`, {
      // One language a width: English words are the long ones, on phones they are what does not fit.
      tag: lang === 'cn' ? '@desktop' : '@phone',
    }, async ({ page }) => {
      const body = (await html)(lang, { index, of: PARTS })
      await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      await page.route('**/{assets,api}/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
      await page.route('**/gallery', (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto('/gallery')
      const examples = page.locator('[data-example]')
      expect(await examples.count()).toBeGreaterThan(20)
      expect((await violations(page)).filter((fault) => !ofPages.test(fault))).toEqual([])
      const wide = await examples.evaluateAll((all) =>
        all.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => frame.dataset.example),
      )
      expect(wide, 'wider than the screen').toEqual([])
    })

test('@desktop the site itself has no gallery', async ({ request }) => {
  for (const path of ['/gallery', '/en/gallery']) expect((await request.get(path)).status()).toBe(404)
})
