import { address, expect, test, texts } from './fixtures'
import { htmlProblems, mainOf } from './html-problems'

// Pages that no sitemap names; every other one is validated by the crawler (tests/long/crawl.test.ts).
for (const lang of ['cn', 'en'] as const)
  test(`forms, searches, filtered lists and missing pages are valid HTML, ${lang}`, {
    tag: '@desktop',
  }, async ({ request }) => {
    // Right after the start the search says that its index is being made, and asks again by itself.
    await expect
      .poll(async () => (await request.get(address(lang, '/search?q=a'))).text())
      .not.toContain(texts(lang).search.preparing)
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
