import type { Locator, Page } from 'playwright/test'
import { expect, test, texts } from './fixtures'
import { settledScroll } from './settled'

const form = (page: Page) => page.getByRole('search').locator('form')
const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]')

/** Brings the filters to a height of the screen, as a visitor who has scrolled to them. */
async function bringFiltersTo(page: Page, height: number) {
  await form(page).evaluate((element, y) => {
    scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' })
  }, height)
  await settledScroll(page)
}

/** Where the carousel and every control of the filters stand on the screen. */
async function standing(page: Page) {
  await settledScroll(page)
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[aria-roledescription="carousel"], search summary, search form > button, search input',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top } = element.getBoundingClientRect()
        return [left, top]
      }),
  )
}

/** What stood somewhere stands there still, to the pixel that rounding may cost. */
async function expectStanding(page: Page, before: number[][]) {
  const now = await standing(page)
  expect(now).toHaveLength(before.length)
  const moved = now.flatMap((place, index) => {
    const was = before[index] ?? []
    return place.some((value, axis) => Math.abs(value - (was[axis] ?? 0)) > 1) ? [{ was, is: place }] : []
  })
  expect(moved).toEqual([])
}

/** True when nothing lies over the middle of a control: neither the bar nor the edge of the screen. */
const isFree = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })

/** One list stands for both in `npm test`. */
const further = (path: string) => (path === '/activity' ? '' : ' @all')

for (const lang of ['cn', 'en'] as const)
  for (const path of ['/activity', '/media']) {
    const t = texts(lang)

    test(`@motion the first choice on ${path}${further(path)} moves nothing and keeps the focus, by mouse and by keyboard, ${lang} (D15)`, async ({
      page,
      open,
    }) => {
      await open(lang, path)
      const answered = page.locator('[data-filter-clear]').first()
      const menu = form(page).locator('summary').first()
      const box = form(page).getByRole('checkbox').first()
      const dot = carousel(page).getByRole('button').nth(1)
      await dot.click()
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await carousel(page).getByRole('button', { name: t.carousel.pause }).click()
      await bringFiltersTo(page, 330)

      await menu.click()
      const before = await standing(page)
      await box.click()
      await expect(answered).toBeVisible()
      await expectStanding(page, before)
      await expect(box).toBeFocused()
      await expect.poll(() => isFree(box)).toBe(true)
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await expect(carousel(page).getByRole('button', { name: t.carousel.play })).toBeVisible()

      await page.goBack()
      await expect(answered).toBeHidden()
      await expect(box).not.toBeChecked()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expectStanding(page, before)
      await page.keyboard.press('Space')
      await expect(answered).toBeVisible()
      await expectStanding(page, before)
      await expect(box).toBeFocused()
      await expect.poll(() => isFree(box)).toBe(true)
    })

    test(`@motion on ${path}${further(path)} an empty result keeps the filters in their place, and Back shows the word it leads to, ${lang} (D15, D17)`, async ({
      page,
      open,
      isMobile,
    }) => {
      if (!isMobile) await page.setViewportSize({ width: 1280, height: 1300 })
      await open(lang, path)
      const field = page.getByRole('searchbox')
      const nothing = page.getByText(t.list.noMatch)
      await bringFiltersTo(page, 120)
      const before = await standing(page)
      for (const word of ['%_🚢', '🚢_%']) {
        await field.fill(word)
        await field.press('Enter')
        await expect(page).toHaveURL(new RegExp(`=${encodeURIComponent(word)}$`))
        await expect(nothing).toBeVisible()
        await expectStanding(page, before)
        await expect(field).toBeFocused()
      }
      await page.goBack()
      await expect(field).toHaveValue('%_🚢')
      await page.goBack()
      await expect(field).toHaveValue('')
      await page.goForward()
      await expect(field).toHaveValue('%_🚢')

      await bringFiltersTo(page, 120)
      await page.locator('[data-filter-clear]').last().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.locator('#list > li').first()).toBeVisible()
      await expectStanding(page, before)
    })
  }

test('a key in the moment the filtered list comes, before anything else runs, closes the menu, en @desktop (D15)', async ({
  page,
  open,
}) => {
  await open('en', '/activity')
  await page.evaluate(() => {
    const before = document.querySelector('search form')
    new MutationObserver((_, observer) => {
      const menu = document.querySelector('search details[open]')
      if (!menu || before?.contains(menu)) return
      observer.disconnect()
      menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await form(page).locator('summary').first().click()
  await form(page).getByRole('checkbox').first().click()
  await expect(page.locator('[data-filter-clear]').first()).toBeVisible()
  await expect(form(page).locator('details[open]')).toHaveCount(0)
})
