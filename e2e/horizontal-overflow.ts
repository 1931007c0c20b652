import type { Page } from 'playwright/test'

/** By how many CSS px a page can be moved sideways; 0 on every page. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
