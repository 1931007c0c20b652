import { address, expect, test, texts } from './fixtures'
import { test as look } from './shared-page'

const day = 86_400_000

for (const lang of ['cn', 'en'] as const) {
  const t = texts(lang)

  test.describe(`event list, ${lang}`, () => {
    test('a range of days counts what overlaps it; phones need both ends (§4)', async ({
      page,
      open,
      isMobile,
    }) => {
      await open(lang, '/activity')
      if (!isMobile) {
        const today = new Date().toISOString().slice(0, 10)
        await page.getByLabel(t.filter.from).fill(today)
        await page.getByLabel(t.filter.to, { exact: true }).fill(today)
        await expect(page).toHaveURL(/startDate=.*endDate=/)
        await expect(page.locator('#list > li')).not.toHaveCount(0)
        return
      }
      await page.getByRole('button', { name: t.filter.dates }).click()
      const sheet = page.getByRole('dialog', { name: t.filter.dates })
      const apply = sheet.getByRole('button', { name: t.filter.apply })
      await expect(apply).toBeDisabled()
      const days = sheet.getByRole('gridcell').getByRole('button')
      await days.nth(9).click()
      await expect(apply).toBeDisabled()
      await days.nth(12).click()
      await apply.click()
      await expect(page).toHaveURL(/startDate=\d{4}-\d{2}-\d{2}&endDate=\d{4}-\d{2}-\d{2}/)
      await page.getByRole('main').locator('[aria-haspopup="dialog"]').click()
      await page.getByRole('dialog').getByRole('button', { name: t.filter.clearDates }).click()
      await expect(page).not.toHaveURL(/startDate/)
    })

    test('cards or lines on PC, remembered; phones load on while scrolling', async ({
      page,
      open,
      isMobile,
    }) => {
      await open(lang, '/activity')
      const list = page.locator('#list')
      if (isMobile) {
        await expect(list.locator('> li')).toHaveCount(10)
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect.poll(() => list.locator('> li').count()).toBeGreaterThan(10)
        return
      }
      await page.getByRole('button', { name: t.list.lines }).click()
      await expect(list).toHaveAttribute('data-view', 'list')
      await page.reload()
      await expect(list).toHaveAttribute('data-view', 'list')
    })

    test('Back from an event brings the loaded list and the place in it back (D15)', {
      tag: ['@phone', '@motion'],
    }, async ({ page, open }) => {
      await open(lang, '/activity')
      const items = page.locator('#list > li')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect.poll(() => items.count()).toBeGreaterThan(12)
      const link = items.nth(12).getByRole('link').first()
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await expect(page).toHaveURL(/\/activity\/\d+$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/activity$/)
      await expect.poll(() => items.count()).toBeGreaterThan(12)
      await expect(items.nth(12).getByRole('link').first()).toBeInViewport()
    })

    test('odd addresses give a tidy page', { tag: '@desktop' }, async ({ request }) => {
      const odd = [
        'pageNo=0',
        'pageNo=-1',
        'pageNo=abc',
        'place=nowhere',
        'activityType=X&activityType=Y',
        'startDate=2026-12-31&endDate=2026-01-01',
        `activityName=${'x'.repeat(7000)}`,
        'activityName=%F0%9F%9A%A2',
        'activityName=%25_',
        'startDate=nonsense',
        'place=%E0%A4%A',
      ]
      for (const query of odd)
        expect((await request.get(address(lang, `/activity?${query}`))).status(), query.slice(0, 40)).toBe(
          200,
        )
    })
  })

  test.describe(`event, ${lang}`, () => {
    test('before, on and after its days by the visitor’s clock (§4, D10)', async ({ page, open }) => {
      // 601 runs from yesterday to tomorrow; the cached page is derived again in the browser.
      await open(lang, '/activity/601')
      await expect(page.getByText(t.activity.live, { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: t.activity.enter })).toBeVisible()
      await page.clock.setFixedTime(Date.now() - 5 * day)
      await page.reload()
      await expect(page.getByRole('link', { name: t.activity.reserve })).toBeVisible()
      // It says from when on the room is open, and offers the calendar once.
      const [before = '', after = ''] = t.activity.opens.split('{time}')
      await expect(page.getByText(new RegExp(`^${before}.*20\\d\\d.*${after}$`))).toBeVisible()
      await expect(page.getByRole('link', { name: t.activity.addToCalendar })).toHaveCount(1)
      await expect(page.getByText(t.activity.live, { exact: true })).toHaveCount(0)
      await page.clock.setFixedTime(Date.now() + 5 * day)
      await page.reload()
      await expect(page.getByRole('button', { name: t.activity.enrolOver })).toBeDisabled()
      await expect(page.getByRole('link', { name: t.activity.enter })).toHaveCount(0)
    })

    look(
      'sticky tabs name only what the event has, and follow the scroll (§2); the next events stand below',
      { tag: '@motion' },
      async ({ page, open }) => {
        await open(lang, '/activity/601')
        const tabs = page.getByRole('navigation', { name: t.activity.sections })
        await expect(tabs.getByRole('link')).toHaveText([
          t.activity.introduction,
          t.activity.agenda,
          t.activity.techBooth,
          t.activity.attendeeGuide,
          t.activity.guests,
          t.activity.review,
        ])
        await tabs.getByRole('link', { name: t.activity.guests }).click()
        await expect(page).toHaveURL(/#guests$/)
        await expect(tabs.getByRole('link', { name: t.activity.guests })).toHaveAttribute(
          'aria-current',
          'true',
        )
        await open(lang, '/activity/613')
        await expect(page.getByRole('navigation', { name: t.activity.sections })).toHaveCount(0)
        const next = page.getByRole('heading', { name: t.activity.next }).locator('xpath=ancestor::section')
        await expect(next.getByRole('listitem')).toHaveCount(3)
        await expect(next.getByText(t.activity.over, { exact: true })).toHaveCount(0)
      },
    )

    look(
      'another display type shows its description; a calendar file can be had',
      async ({ page, open, request }) => {
        await open(lang, '/activity/612')
        await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
        const file = await request.get(`/api/calendar/${lang}/612`)
        expect(file.headers()['content-type']).toContain('text/calendar')
        expect(await file.text()).toContain('BEGIN:VEVENT')
      },
    )

    test('its link can be shared: copied where the device has no sheet for it', async ({
      page,
      open,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
      await open(lang, '/activity/601?utm_source=mail')
      await page.getByRole('button', { name: t.activity.share }).click()
      await expect(page.getByRole('button', { name: t.activity.copied })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(new URL(copied).pathname + new URL(copied).search).toBe(address(lang, '/activity/601'))
    })

    test('a highlight plays its attachment, another follows its link', async ({ page, open }) => {
      await open(lang, '/activity/601#review')
      const highlights = page.locator('#review').getByRole('listitem')
      await expect(highlights).toHaveCount(3)
      await highlights.nth(0).locator('[data-video]').click()
      const lightbox = page.getByRole('dialog')
      await expect(lightbox.locator('video source')).toHaveAttribute(
        'src',
        new RegExp(`^/assets/videos/event\\.${lang}\\.mp4\\?v=\\w+$`),
      )
      await page.keyboard.press('Escape')
      await expect(lightbox).toHaveCount(0)
      await highlights.nth(2).getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/Media/701')}$`))
      await expect(page.locator('#review')).toHaveCount(0)
    })
  })

  test.describe(`media, ${lang}`, () => {
    test('a resource of the list opens, and its video plays in the lightbox (§2)', async ({ page, open }) => {
      await open(lang, '/media')
      await page.locator('#list > li').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/Media\/\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('main').locator('[data-video]').first().click()
      await expect(page.getByRole('dialog').locator('video')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test.describe(`without scripts, ${lang}`, () => {
    test.use({ javaScriptEnabled: false })
    look('the pager is plain links (D15)', async ({ page, open }) => {
      await open(lang, '/media')
      await page
        .getByRole('navigation', { name: t.list.pager })
        .getByRole('link', { name: t.list.next })
        .click()
      await expect(page).toHaveURL(/pageNo=2$/)
      await expect(page.locator('#list > li').first()).toBeVisible()
    })
  })
}
