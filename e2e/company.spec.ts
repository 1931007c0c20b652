import { address, expect, test, texts } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'
import { test as look } from './shared-page'

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test.describe(`company pages, ${lang}`, () => {
    test('about us: statistics, the other introductions, advantages (§2, D20)', async ({ page, open }) => {
      await open(lang, '/about-us')
      const main = page.getByRole('main')
      for (const value of ['1,900', '860', '14', '99.96%'])
        await expect(main.getByRole('definition').getByText(value, { exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: t.home.advantages }).getByRole('listitem')).toHaveCount(4)
      const others = page.getByRole('navigation', { name: t.about.others })
      await others.getByRole('link').nth(2).click()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/about-us/')}[a-z]+$`))
      await expect(
        page.getByRole('navigation', { name: t.about.others }).getByRole('link').nth(2),
      ).toHaveAttribute('aria-current', 'page')
    })

    test('news: nine a page in rows of three, pager on PC, load-more on phones (§2, §9)', async ({
      page,
      open,
      isMobile,
    }) => {
      await open(lang, '/about-us/news')
      const list = page.locator('#list > li')
      await expect(list).toHaveCount(9)
      if (isMobile) {
        await page.getByRole('link', { name: t.list.more }).click()
        await expect(list).toHaveCount(18)
        await list.nth(15).getByRole('link').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('#list')).toHaveCount(0)
        await page.goBack()
        await expect(list).toHaveCount(18)
        return
      }
      const tops = await list.evaluateAll((items) =>
        items.slice(0, 4).map((item) => Math.round(item.getBoundingClientRect().top)),
      )
      expect(tops[0]).toBe(tops[2])
      expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
      const first = await list.first().getByRole('link').getAttribute('href')
      await page
        .getByRole('navigation', { name: t.list.pager })
        .getByRole('link', { name: t.list.next })
        .click()
      await expect(page).toHaveURL(/pageNo=2$/)
      await expect(list.first().getByRole('link')).not.toHaveAttribute('href', first ?? '')
    })

    test('type=AI shows AI news only, cached like any page (D15)', async ({ page, open, request }) => {
      await open(lang, '/about-us/news?type=AI')
      await expect(page.getByRole('navigation', { name: t.news.kinds }).locator('[aria-current]')).toHaveText(
        t.news.ai,
      )
      await expect(
        page.locator('#list a[href*="/article-detail/news/55"], #list a[href*="/article-detail/news/56"]'),
      ).not.toHaveCount(0)
      const second = () => request.get(address(lang, '/about-us/news?type=AI&pageNo=2'))
      expect((await second()).status()).toBe(200)
      await expect.poll(async () => (await second()).headers()['x-nextjs-cache']).toMatch(/HIT|STALE/)
    })

    look(
      'an article has tags, date, press links, author and editor, and the newest articles (§2)',
      async ({ page, open }) => {
        await open(lang, '/article-detail/news/532')
        await expect(page.getByRole('article').first().locator('time').first()).toBeVisible()
        await expect(page.getByRole('heading', { name: t.article.latest })).toBeVisible()
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
        await open(lang, '/article-detail/news/521')
        await expect(page.getByRole('article').first().locator('header time')).toHaveCount(0)
      },
    )

    look('a wide table scrolls inside its box (D18)', async ({ page, open }) => {
      await open(lang, '/article-detail/news/520')
      expect(await horizontalOverflow(page)).toBe(0)
    })

    look('services and join us', async ({ page, open }) => {
      for (const path of ['/services', '/join-us']) {
        await open(lang, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      }
    })

    test('publications: two a row; phones reveal one a load before they fetch (§9, D16)', async ({
      page,
      open,
      isMobile,
    }) => {
      await open(lang, '/periodical')
      const shown = page.locator('#list > li:visible')
      if (isMobile) {
        expect(await shown.count()).toBeLessThan(10)
        await page.getByRole('button', { name: t.list.more }).scrollIntoViewIfNeeded()
        await expect.poll(() => shown.count()).toBeGreaterThan(2)
      } else {
        await expect(shown).toHaveCount(10)
        await expect(page.getByRole('navigation', { name: t.list.pager })).toBeVisible()
      }
    })

    look('a journal and a white paper differ (§2)', async ({ page, open }) => {
      await open(lang, '/periodical/801')
      const issue = page.getByRole('main').locator('div:has(> h1)')
      await expect(issue.getByText(t.publication.journal, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(3)
      await open(lang, '/periodical/808')
      await expect(page.getByText(t.publication.whitePaper, { exact: true })).toBeVisible()
      await expect(page.getByText('01', { exact: true })).toBeVisible()
      await expect(page.getByText('03', { exact: true })).toBeVisible()
    })

    test('the procurement platform: consultation, agreement, payment information (§2)', async ({
      page,
      open,
    }) => {
      await open(lang, '/go1688/supplier')
      await expect(page.getByRole('main').locator('[data-form]').first()).toBeVisible()
      await expect(page.locator('a[href$=".pdf"]')).toHaveCount(1)
      await page.locator('a[href$="#payment-info"]').click()
      await expect(page.locator('#payment-info')).toBeInViewport()
      for (const path of ['/go1688', '/go1688/purchaser'])
        expect((await open(lang, path))?.status()).toBe(200)
    })

    look('the privacy page names its date', async ({ page, open }) => {
      await open(lang, '/privacy')
      await expect(page.getByRole('main')).toContainText('2026')
    })

    test('previews show what is not published, are never cached or indexed (D14)', async ({
      page,
      open,
      request,
    }) => {
      for (const path of [
        '/services/912/preview',
        '/join-us/922/preview',
        '/about-us/company/905/preview',
        '/article-detail/news/533/preview',
      ]) {
        const answer = await request.get(address(lang, path))
        expect(answer.status(), path).toBe(200)
        expect(answer.headers()['cache-control'], path).toContain('no-store')
        expect(answer.headers()['x-robots-tag'], path).toBe('noindex')
      }
      await open(lang, '/services/912/preview')
      await expect(page.getByText(t.preview.draft)).toBeVisible()
      expect((await request.get(address(lang, '/article-detail/news/533'))).status()).toBe(404)
    })
  })

  test.describe(`without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })
    look('lists are complete and page by links', async ({ page, open }) => {
      await open(lang, '/about-us/news')
      await expect(page.locator('#list > li:visible')).toHaveCount(9)
      await page
        .getByRole('navigation', { name: t.list.pager })
        .getByRole('link', { name: t.list.next })
        .click()
      await expect(page).toHaveURL(/pageNo=2$/)
      await open(lang, '/periodical')
      await expect(page.locator('#list > li:visible')).toHaveCount(10)
    })
  })
}
