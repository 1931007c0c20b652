import { buildGallery } from '../scripts/lib/gallery'
import { violations } from './axe'
import { expect, test } from './fixtures'

/** Rules about a page as a whole; the gallery holds the tops and ends of many. */
const ofPages = /^(?:landmark-|region|heading-order|page-has-heading-one|bypass|skip-link)/

for (const lang of ['cn', 'en'] as const)
  test(`gallery, ${lang}: every example of every component is accessible and within the screen`, async ({
    page,
  }, { outputDir }) => {
    const html = await buildGallery(outputDir)
    await page.route('**/gallery', (route) => route.fulfill({ contentType: 'text/html', body: html(lang) }))
    await page.goto('/gallery')
    const examples = page.locator('[data-example]')
    expect(await examples.count()).toBeGreaterThan(40)
    expect((await violations(page)).filter((fault) => !ofPages.test(fault))).toEqual([])
    const wide = await examples.evaluateAll((all) =>
      all.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => frame.dataset.example),
    )
    expect(wide, 'wider than the screen').toEqual([])
  })

test('@desktop the site itself has no gallery', async ({ request }) => {
  for (const path of ['/gallery', '/en/gallery']) expect((await request.get(path)).status()).toBe(404)
})
