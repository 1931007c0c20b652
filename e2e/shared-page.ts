import { test as base } from './fixtures'

/**
 * The test of those that only look at pages: one browser page a worker, which goes from address to address as a visitor
 * does, with scripts or without. Opening a page costs more than loading an address in it. Tests that leave something
 * behind in the browser (stored values, a clock, routes) take a page of their own, from fixtures.ts.
 */
export const test = base.extend({
  page: async ({ pageFor, javaScriptEnabled, viewport }, use) => {
    const page = await pageFor(javaScriptEnabled !== false)
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  context: async ({ page }, use) => use(page.context()),
})

export { expect, texts } from './fixtures'
