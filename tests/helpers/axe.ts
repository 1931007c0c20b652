import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** axe itself, as a script to evaluate in a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Run = (where: string, options: RunOptions) => Promise<AxeResults>

/** What axe, which stands in the page already, finds wrong: one line per element: rule, where, what to do. Rules in `without` are left out. */
export async function axeIn(page: Page, within: string, without: string[] = []): Promise<string[]> {
  const found = await page.evaluate(
    ([selector, off]) =>
      (globalThis as unknown as { axe: { run: Run } }).axe.run(selector, {
        // Only what is reported is worked out, and nothing is fetched again that the rules in use do not read.
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      }),
    [within, without] as const,
  )
  return found.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${rule.help}`),
  )
}
