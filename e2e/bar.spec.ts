import type { Locator, Page } from 'playwright/test'
import { startServer } from '../scripts/lib/server'
import { changedBackEnd } from './changed-back-end'
import { address, expect, type Lang, test, texts } from './fixtures'
import { settled } from './settled'

const widths = [768, 1024, 1119, 1120, 1280, 1680]
const languages = ['cn', 'en'] as const satisfies readonly Lang[]

const bar = (page: Page, lang: Lang) =>
  page.getByRole('navigation', { name: texts(lang).shell.mainNavigation })
const sections = (page: Page, lang: Lang) => bar(page, lang).locator('> ul > li > a')
const moreButton = (page: Page, lang: Lang) =>
  bar(page, lang).getByRole('button', { name: texts(lang).shell.more, exact: true })

/** What is wrong with the bar as it stands: words that are cut, parts that lie over one another, a page that scrolls sideways. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('header nav > ul > li, header nav ~ div > *')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
    const cut = shown.flatMap(({ part }) =>
      [...part.children]
        .filter((word) => word.checkVisibility() && word.scrollWidth > word.clientWidth + 1)
        .filter((word) => word.matches('a, button'))
        .map((word) => `cut: ${word.textContent}`),
    )
    const over = shown.flatMap(({ part, box }, index) => {
      const next = shown[index + 1]
      return next && box.right > next.box.left + 1 ? [`over its neighbour: ${part.textContent}`] : []
    })
    const logo = document.querySelector('header a')?.getBoundingClientRect()
    if (logo && shown[0] && logo.right > shown[0].box.left + 1) over.push('over the logo')
    const sideways = document.documentElement.scrollWidth > document.documentElement.clientWidth
    return [...cut, ...over, ...(sideways ? ['the page scrolls sideways'] : [])]
  })

/** Every section is reached from the bar: it stands there, or opens with "more". */
async function expectAllReachable(page: Page, lang: Lang, labels: string[]) {
  const more = moreButton(page, lang)
  if (await more.isVisible()) await more.click()
  for (const label of labels)
    await expect(
      bar(page, lang).getByRole('link', { name: label, exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
  await page.keyboard.press('Escape')
}

for (const lang of languages) {
  const t = texts(lang)
  /** Of the demo's sections the English ones do not all fit on the narrowest tablet; the Chinese ones do. */
  const hasMore = lang === 'en'
  const panelOf = (opener: Locator) => opener.locator('xpath=..').locator('[data-panel]')
  const opener = (page: Page, name: string) =>
    bar(page, lang).getByRole('button', { name: t.shell.subMenu.replace('{name}', name) })

  test.describe(`the bar, ${lang}`, { tag: '@desktop' }, () => {
    test('shows what fits from 768 px on and the rest under "more"; the phone menu ends there @all (§2)', async ({
      page,
      open,
    }) => {
      await open(lang, '/product')
      const labels = await sections(page, lang).allTextContents()
      let before = 0
      for (const width of widths) {
        await page.setViewportSize({ width, height: 760 })
        await expect(page.getByRole('button', { name: t.shell.openMenu })).toBeHidden()
        const inBar = () => sections(page, lang).filter({ visible: true }).count()
        await expect
          .poll(inBar, `sections in the bar at ${width} px`)
          .toBeGreaterThanOrEqual(Math.max(4, before))
        await expect.poll(() => faults(page), `at ${width} px`).toEqual([])
        before = await settled(inBar)
        await expect(moreButton(page, lang)).toBeVisible({ visible: before < labels.length })
        await expectAllReachable(page, lang, labels)
        await expect(
          page
            .getByRole('complementary', { name: t.shell.quickActions })
            .getByRole('link', { name: t.shell.consult }),
        ).toBeInViewport()
      }
      expect(before, 'all stand there on a wide screen').toBe(labels.length)
      for (const width of [320, 375, 767]) {
        await page.setViewportSize({ width, height: 760 })
        await expect(page.getByRole('button', { name: t.shell.openMenu })).toBeVisible()
        await expect(bar(page, lang)).toBeHidden()
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width)
      }
    })

    test('Tab passes closed menus by; arrow and Enter open them, Escape closes and gives the focus back', async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 768, height: 760 })
      await open(lang, '/cases')
      const links = sections(page, lang).filter({ visible: true })
      const [first = '', second = ''] = await links.allTextContents()
      const button = opener(page, first)
      const panel = panelOf(button)
      // Under the pointer the button says when scripts run.
      await links.first().hover()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(600, 740)
      await expect(panel).toBeHidden()
      await links.first().focus()
      await expect(panel).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Tab')
      await expect(links.nth(1)).toBeFocused()
      expect(await links.nth(1).textContent()).toBe(second)
      await expect(panel).toBeHidden()

      await page.keyboard.press('ArrowDown')
      await expect(opener(page, second)).toHaveAttribute('aria-expanded', 'true')
      await expect(panelOf(opener(page, second)).getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener(page, second)).toBeFocused()
      await expect(opener(page, second)).toHaveAttribute('aria-expanded', 'false')
      await expect(panelOf(opener(page, second))).toBeHidden()

      await page.keyboard.press('Enter')
      await expect(opener(page, second)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(panelOf(opener(page, second)).getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')

      await expect(moreButton(page, lang)).toBeVisible({ visible: hasMore })
      if (!hasMore) return
      await moreButton(page, lang).focus()
      await page.keyboard.press('Enter')
      await expect(moreButton(page, lang)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(
        panelOf(moreButton(page, lang)).getByRole('link').filter({ visible: true }).first(),
      ).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(moreButton(page, lang)).toBeFocused()
    })

    for (const motion of ['@all ', '@motion '])
      test(`${motion}a sub-menu opens under the pointer, with aria-expanded, Escape closes it there, on tablets too`, async ({
        page,
        open,
      }) => {
        await open(lang, '/cases')
        for (const width of [1024, 1280]) {
          await page.setViewportSize({ width, height: 760 })
          const link = sections(page, lang).first()
          const button = opener(page, (await link.textContent()) ?? '')
          const panel = panelOf(button)
          await link.hover()
          await expect(panel).toBeVisible()
          await expect(button).toHaveAttribute('aria-expanded', 'true')
          await expect(panel.locator('img').first()).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(panel).toBeHidden()
          await expect(button).toHaveAttribute('aria-expanded', 'false')
          await page.mouse.move(600, 740)
          await link.hover()
          await panel.locator(`a[href="${address(lang, '/product/1001')}"]`).hover()
          await expect(panel).toBeVisible()
          await page.mouse.move(600, 740)
          await expect(panel).toBeHidden()
          await expect(button).toHaveAttribute('aria-expanded', 'false')
        }
        // On its slant way into the open menu the pointer crosses the neighbour; who stays there opens that one.
        const [target, neighbour] = [sections(page, lang).nth(0), sections(page, lang).nth(1)]
        const other = panelOf(opener(page, (await neighbour.textContent()) ?? ''))
        await target.hover()
        const own = panelOf(opener(page, (await target.textContent()) ?? ''))
        await expect(own).toBeVisible()
        const whileCrossed = await neighbour.evaluate(
          (link, panel) => {
            const over = { bubbles: true, pointerType: 'mouse' }
            link.dispatchEvent(new PointerEvent('pointerover', over))
            const isOpen = panel?.checkVisibility()
            panel?.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', over))
            return isOpen
          },
          await own.elementHandle(),
        )
        expect(whileCrossed, 'while the pointer crosses the neighbour').toBe(true)
        await expect(own).toBeVisible()
        await expect(other).toBeHidden()
        await neighbour.hover()
        await expect(other).toBeVisible()
        await expect(own).toBeHidden()
        await target.hover()
        await panelOf(opener(page, (await target.textContent()) ?? ''))
          .locator(`a[href="${address(lang, '/product/1001')}"]`)
          .click()
        await expect(page).toHaveURL(new RegExp(`${address(lang, '/product/1001')}$`))
        await expect(bar(page, lang).locator('[data-panel]').filter({ visible: true })).toHaveCount(0)
      })

    test('nothing of the bar moves when scripts start @all', async ({ page, open, browser, baseURL }) => {
      const boxes = (shown: Page) =>
        shown.evaluate(() =>
          [...document.querySelectorAll('header a, header button')].flatMap((part) => {
            const { left, width } = part.getBoundingClientRect()
            return width > 0 ? [left, width] : []
          }),
        )
      const viewport = { width: 1024, height: 760 }
      const still = await browser.newPage({ javaScriptEnabled: false, viewport })
      await still.goto(`${baseURL}${address(lang, '/cases')}`)
      await page.setViewportSize(viewport)
      await open(lang, '/cases')
      const link = sections(page, lang).first()
      await link.hover()
      await expect(opener(page, (await link.textContent()) ?? '')).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      const stand = await boxes(page)
      expect(stand.length).toBeGreaterThan(10)
      // A half of a pixel is rounded up by one browser and down by the next.
      const moved = (now: number[]) => Math.max(...stand.map((at, index) => Math.abs(at - (now[index] ?? 0))))
      await expect.poll(async () => moved(await boxes(still))).toBeLessThan(1)
      expect(await boxes(still)).toHaveLength(stand.length)
      await still.close()
    })
  })

  test.describe(`the bar on a tablet, ${lang}`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })
    test('the first tap opens a sub-menu, the second follows the link; a tap elsewhere closes', async ({
      page,
      open,
    }) => {
      await open(lang, '/cases')
      const link = sections(page, lang).first()
      const button = opener(page, (await link.textContent()) ?? '')
      const panel = panelOf(button)
      // The first tap counts from when scripts run: the button's answer says that they do.
      await expect(async () => {
        await button.tap()
        await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
      }).toPass()
      await button.tap()
      await expect(panel).toBeHidden()
      await link.tap()
      await expect(panel).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/cases')}$`))
      // What lies below an open menu is covered: the tap that closes it follows no link.
      const [x, y] = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => {
          const boxes = links.map((item) => item.getBoundingClientRect())
          const box = boxes.find(({ top, bottom }) => top > innerHeight * 0.7 && bottom < innerHeight)
          if (!box) throw new Error('no link below the menu')
          return [box.x + box.width / 2, box.y + box.height / 2] as const
        })
      await page.touchscreen.tap(x, y)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/cases')}$`))
      const neighbour = hasMore
        ? moreButton(page, lang)
        : opener(page, (await sections(page, lang).nth(1).textContent()) ?? '')
      await neighbour.tap()
      await expect(panelOf(neighbour)).toBeVisible()
      await link.tap()
      await expect(panelOf(neighbour)).toBeHidden()
      await link.tap()
      await expect(page).toHaveURL(new RegExp(`${address(lang, '/product')}$`))
    })
  })

  test.describe(`the bar without scripts, ${lang}`, { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 768, height: 760 } })
    test('every section can be had by pointer and by keyboard; on phones the menu opens too', async ({
      page,
      open,
    }) => {
      await open(lang, '/cases')
      const button = hasMore ? moreButton(page, lang) : opener(page, t.product.title)
      await button.hover()
      const rest = panelOf(button)
      await expect(rest.getByRole('link').filter({ visible: true }).last()).toBeVisible()
      await page.mouse.move(450, 740)
      await expect(rest).toBeHidden()
      await button.focus()
      await page.keyboard.press('Tab')
      await expect(rest.getByRole('link').filter({ visible: true }).first()).toBeFocused()
      await page.setViewportSize({ width: 375, height: 760 })
      await page.getByRole('link', { name: t.shell.openMenu }).click()
      await expect(page.locator('#site-menu')).toBeVisible()
      await page.locator('#site-menu').getByRole('link', { name: t.shell.closeMenu }).click()
      await expect(page.locator('#site-menu')).toBeHidden()
    })
  })
}

test.describe('the bar of another back end', { tag: ['@desktop', '@all'] }, () => {
  const labels: Record<Lang, string[]> = {
    cn: ['产品'],
    en: Array.from({ length: 12 }, (_, index) => `Manufacturing and supply ${index + 1}`),
  }

  test('holds one item and twelve long ones: none is cut, each can be reached', async ({
    page,
    baseURL,
    atEnd,
  }) => {
    test.setTimeout(120_000)
    const item = (label: string, index: number) => ({
      displayName: label,
      navigationName: label,
      pageAddress: `/cases?n=${index}`,
    })
    const backend = await changedBackEnd(baseURL ?? '', '/topNavigation/list', (answer) =>
      labels[answer.includes('Products') ? 'en' : 'cn'].map(item),
    )
    atEnd(backend.close)
    const site = await startServer({ CONTENT_API_URL: backend.url })
    atEnd(site.stop)
    for (const lang of languages) {
      await page.goto(site.url + address(lang, '/privacy'))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 760 })
        await expect.poll(() => faults(page), `${lang} at ${width} px`).toEqual([])
        await expectAllReachable(page, lang, labels[lang])
      }
    }
  })
})
