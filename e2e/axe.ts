import { expect, type Page } from 'playwright/test'
import { axeIn, axeSource } from '@/tests/helpers/axe'

/** What axe finds wrong in a page of the site. `within` narrows it to a selector. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated through the debugger and not as a script tag, so that the page's own policy stays in force.
  await page.evaluate(axeSource)
  return axeIn(page, within)
}

/** Fails with the list of what axe finds wrong in the page or in the part of it named by a selector. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Between two pages the title of the one is gone before that of the other has come.
  await expect(page).toHaveTitle(/\S/)
  expect(await violations(page, within), 'accessibility').toEqual([])
}
