import { address, expect, test } from './fixtures'
import { htmlProblems, mainOf } from './html-problems'

// Pages that no sitemap names; every other one is validated by the crawler (tests/contract/crawl.test.ts).
for (const lang of ['cn', 'en'] as const)
  test(`forms, searches, filtered lists and missing pages are valid HTML, ${lang}`, {
    tag: '@desktop',
  }, async ({ request }) => {
    const wrong: string[] = []
    const look = async (path: string, part = (html: string) => html) => {
      const html = await (await request.get(address(lang, path))).text()
      for (const mistake of await htmlProblems(part(html))) wrong.push(`${path} ${mistake}`)
    }
    for (const path of ['/', '/cases', '/ai', '/form/5001', '/nowhere', '/search?q=zzzqqq']) await look(path)
    for (const path of [
      '/search?q=2025',
      '/activity?activityName=a',
      '/about-us/news?pageNo=2',
      '/product/form?id=1',
    ])
      await look(path, mainOf)
    expect(wrong).toEqual([])
  })
