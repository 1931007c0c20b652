import type { Page } from 'playwright/test'
import { pageTypes } from '@/scripts/lib/page-types'
import { expect, test, texts } from './fixtures'
import { siteWithoutResults } from './site-changed'

/** Every box of the page in CSS px, once with the boxes around pictures skipping what is in them and once showing it: at one moment. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const late = [...document.querySelectorAll<HTMLElement>('[data-late]')]
    const within = new Set(late.flatMap((box) => [...box.querySelectorAll('*')]))
    const [hidden, visible] = ['hidden', 'visible'].map((value) => {
      for (const box of late) box.style.contentVisibility = value
      return (
        [...document.querySelectorAll('main *')]
          // What a closed menu holds has no boxes before somebody has measured them.
          .filter(
            (element) => !within.has(element) && !element.closest('details:not([open]) > :not(summary)'),
          )
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`
          })
      )
    })
    return { hidden, visible }
  })

/** How far below the screen the farthest picture lies that the browser asked for, and how many beside it in a carousel. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('img')]
    // The browser has these already: the same marks stand in the first view.
    const first = new Set(pictures.filter((image) => !image.closest('[data-late]')).map(({ src }) => src))
    const late = pictures.filter(
      (image) => image.closest('[data-late]') && !first.has(image.src) && image.checkVisibility(),
    )
    const places = late.map((image) => ({
      box: image.getBoundingClientRect(),
      is: image.complete && image.naturalWidth > 0,
    }))
    const come = places.filter(({ is }) => is).map(({ box }) => box)
    return {
      count: late.length,
      below: Math.max(0, ...come.map(({ top }) => top - innerHeight)) / innerHeight,
      beside: come.filter(({ left }) => left > innerWidth).length,
    }
  })

test('pictures have their room before they come, whatever the page', async ({ page, open }) => {
  for (const { path } of pageTypes) {
    await open('cn', path)
    const { hidden, visible } = await boxes(page)
    expect(hidden, path).toEqual(visible)
  }
})

test('pictures come a screen and a half ahead, those beside a carousel’s view when it is used @phone', async ({
  page,
  open,
}) => {
  await open('en', '/')
  await page.waitForLoadState('networkidle')
  const before = await asked(page)
  expect(before.count).toBeGreaterThan(10)
  expect(before.below).toBeLessThan(1.6)

  const site = await siteWithoutResults()
  await page.goto(`${site.url}/en`)
  const list = page.getByRole('list', { name: texts('en').home.customers, exact: true })
  const row = page.locator('[data-carousel]').filter({ has: list })
  await row.scrollIntoViewIfNeeded()
  const pictures = row.locator('[data-late] img')
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await row.locator('a').first().focus()
  await expect
    .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.goto('about:blank')
  await site.stop()
})
