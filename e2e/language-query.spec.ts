import { address, expect, test, texts } from './fixtures'

const other = { cn: 'en', en: 'cn' } as const

for (const lang of ['cn', 'en'] as const) {
  const alternate = (path: string) => address(other[lang], path)

  test(`the switch from ${lang} keeps what the other language supports of the query, in the first HTML (D3)`, {
    tag: '@desktop',
  }, async ({ request }) => {
    const cases = [
      ['/activity?place=x&activityType=y&activityName=z', '/activity'],
      [
        '/activity?startDate=2026-01-01&endDate=2030-12-31&place=x',
        '/activity?startDate=2026-01-01&endDate=2030-12-31',
      ],
      ['/media?resourceType=x&titleContent=y&endDate=2030-12-31', '/media?endDate=2030-12-31'],
      ['/about-us/news?type=AI', '/about-us/news?type=AI'],
      ['/about-us/news?pageNo=2', '/about-us/news?pageNo=2'],
      ['/media?pageNo=2', '/media?pageNo=2'],
      ['/media?resourceType=x&pageNo=2', '/media'],
      ['/about-us/news?pageNo=900', '/about-us/news'],
    ] as const
    for (const [from, to] of cases) {
      const html = await (await request.get(address(lang, from))).text()
      const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*data-language-switch/g)].map(([, href]) =>
        href?.replaceAll('&amp;', '&'),
      )
      expect(new Set(hrefs), from).toEqual(new Set([alternate(to)]))
    }
  })

  test(`switching from ${lang} on a filtered list never ends in an empty one (D3)`, async ({
    page,
    open,
    isMobile,
  }) => {
    const t = texts(lang)
    await open(lang, '/activity')
    const place = await page.locator('input[name="place"]').first().getAttribute('value')
    const days = 'startDate=2020-01-01&endDate=2090-12-31'
    await open(lang, `/activity?place=${encodeURIComponent(place ?? '')}&${days}&bd_vid=7&ext_info=e`)
    if (isMobile) await page.getByRole('button', { name: t.shell.openMenu }).click()
    const scope = isMobile ? page.getByRole('dialog', { name: t.shell.menu }) : page.getByRole('banner')
    await scope.locator(`[data-language-switch="${other[lang]}"]`).click()
    await expect(page).toHaveURL(
      (url) => url.pathname + url.search === `${alternate('/activity')}?${days}&bd_vid=7&ext_info=e`,
    )
    await expect(page.locator('#list > li').first()).toBeVisible()
  })
}
