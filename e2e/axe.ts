import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Run = (where: string, options: RunOptions) => Promise<AxeResults>

/** What axe finds wrong, one line per element: rule, where, what to do. `within` narrows it to a selector. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated through the debugger and not as a script tag, so that the page's own policy stays in force.
  await page.evaluate(source)
  const found = await page.evaluate(
    (selector) =>
      (globalThis as unknown as { axe: { run: Run } }).axe.run(selector, {
        // Only what is reported is worked out, and nothing is fetched again that the rules in use do not read.
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      }),
    within,
  )
  return found.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${rule.help}`),
  )
}

/** Fails with the list of what axe finds wrong in the page or in the part of it named by a selector. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Between two pages the title of the one is gone before that of the other has come.
  await expect(page).toHaveTitle(/\S/)
  expect(await violations(page, within), 'accessibility').toEqual([])
}
