import type { Page } from 'playwright/test'

/** By how many CSS px a page can be moved sideways; 0 on every page. Waits for a document that has only just begun. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
