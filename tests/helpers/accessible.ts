import { chromium } from 'playwright'
import { chromiumOptions } from '@/scripts/lib/chromium'
import { axeIn, axeSource } from './axe'
import { type Crawled, mainPart } from './crawl'

/** What axe finds wrong in the own part of pages, read without scripts, styles and pictures: e2e looks at colours and sizes. */
export async function axeProblems(pages: Crawled[]): Promise<string[]> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const tab = await browser.newPage()
    await tab.evaluate(axeSource)
    const problems: string[] = []
    for (const { path, html } of pages) {
      const [, language = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? []
      // A parsed document runs nothing and fetches nothing.
      await tab.evaluate(
        ([body, lang]) => {
          const parsed = new DOMParser().parseFromString(body, 'text/html')
          for (const element of parsed.querySelectorAll('script, [src], [srcset], [poster]'))
            for (const name of ['src', 'srcset', 'poster']) element.removeAttribute(name)
          parsed.documentElement.lang = lang
          document.documentElement.replaceWith(parsed.documentElement)
        },
        [`<title>-</title>${mainPart(html)}`, language] as const,
      )
      const found = await axeIn(tab, 'html', ['color-contrast', 'target-size', 'scrollable-region-focusable'])
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
    return problems
  } finally {
    await browser.close()
  }
}
