import type { Page } from 'playwright/test'
import { type Kind, matching, siteDay, type Written } from './content'
import { address, type Lang } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'
import { expect, test, texts } from './shared-page'

/** The two lists that people filter: their addresses and their fields. */
const lists = {
  activity: {
    path: '/activity',
    keyword: 'activityName',
    item: (id: number) => `/activity/${id}`,
    menus: ['place', 'activityType'],
  },
  media: {
    path: '/media',
    keyword: 'titleContent',
    item: (id: number) => `/Media/${id}`,
    menus: ['resourceType'],
  },
} as const

/** The list on the screen is what the authors' files hold for the filters in the address, in the list's order, with its count. */
async function expectFiltered(page: Page, lang: Lang, kind: Kind) {
  const found = matching(lang, kind, new URL(page.url()).searchParams)
  const t = texts(lang)
  const links = page.locator('#list > li').getByRole('heading').getByRole('link')
  const hrefs = found.slice(0, 10).map(({ id }) => address(lang, lists[kind].item(id)))
  await expect
    .poll(() => links.evaluateAll((all) => all.slice(0, 10).map((link) => link.getAttribute('href'))))
    .toEqual(hrefs)
  const count = page.getByRole('search').getByRole('status').first()
  await expect(count).toHaveText(new RegExp(`(^|\\D)${found.length}(\\D|$)`))
  await expect(page.getByText(t.list.noMatch)).toBeVisible({ visible: found.length === 0 })
  return found
}

async function choose(page: Page, lang: Lang, menu: string, value: string) {
  const label = { place: 'places', activityType: 'types', resourceType: 'types' }[menu] as 'types'
  const group = menu === 'resourceType' ? texts(lang).media : texts(lang).activity
  const box = page.locator(`input[name="${menu}"][value="${value}"]`)
  if (!(await box.isVisible())) {
    await page.locator('summary', { hasText: group[label] }).click()
    await expect(box).toBeVisible()
    expect(await horizontalOverflow(page)).toBe(0)
  }
  // Not check(): with scripts the choice leads to the filtered list at once, and the box with it.
  await box.click()
}

async function chooseDays(
  page: Page,
  lang: Lang,
  days: { startDate: string; endDate: string },
  isSheet: boolean,
) {
  const t = texts(lang).filter
  if (!isSheet) {
    await page.getByLabel(t.from, { exact: true }).fill(days.startDate)
    await page.getByLabel(t.to, { exact: true }).fill(days.endDate)
    return
  }
  await page.getByRole('main').locator('[aria-haspopup="dialog"]').click()
  const sheet = page.getByRole('dialog', { name: t.dates })
  const apply = sheet.getByRole('button', { name: t.apply })
  const gridDays = sheet.getByRole('gridcell').getByRole('button')
  // From last month on, so that yesterday's records are among them on the first of a month too.
  await sheet.getByRole('button', { name: t.previousMonth }).click()
  await gridDays.first().click()
  await expect(apply).toBeDisabled()
  await sheet.getByRole('button', { name: t.nextMonth }).click()
  await gridDays.last().click()
  await apply.click()
}

/** Days that hold the newest record of both lists whatever day it is today. */
const recentDays = { startDate: siteDay(-40), endDate: siteDay(20) }

for (const lang of ['cn', 'en'] as const)
  for (const kind of ['activity', 'media'] as const) {
    const { path, keyword, menus } = lists[kind]
    const t = texts(lang)

    for (const hasScripts of [true, false])
      test.describe(`${kind} filters, ${lang}, ${hasScripts ? 'with' : 'without'} scripts`, () => {
        test.use({ javaScriptEnabled: hasScripts })

        const submit = async (page: Page) => {
          if (hasScripts) return
          // Open options lie over what follows them: closed first, as a visitor without scripts does.
          const open = page.locator('details[open] > summary')
          if (await open.isVisible()) await open.click()
          await page.getByRole('button', { name: t.filter.apply }).click()
        }

        test('each filter alone: date range, choices, keyword (§2, D15)', async ({
          page,
          open,
          isMobile,
        }) => {
          const everything = matching(lang, kind, new URLSearchParams())
          const first = everything[0] as Written

          await open(lang, path)
          await chooseDays(page, lang, recentDays, isMobile && hasScripts)
          await submit(page)
          await expect(page).toHaveURL(/startDate=\d{4}-\d{2}-\d{2}&endDate=\d{4}-\d{2}-\d{2}/)
          const inRange = await expectFiltered(page, lang, kind)
          expect(inRange.length).toBeGreaterThan(0)
          expect(inRange.length).toBeLessThan(everything.length)

          for (const menu of menus) {
            const value = first[menu] as string
            await open(lang, path)
            await choose(page, lang, menu, value)
            await submit(page)
            await expect(page).toHaveURL(new RegExp(`${menu}=`))
            const chosen = await expectFiltered(page, lang, kind)
            expect(chosen.length).toBeGreaterThan(0)
            expect(chosen.length).toBeLessThan(everything.length)
          }

          const word = (first[keyword] as string).slice(0, 5)
          await open(lang, path)
          await page.getByRole('searchbox').fill(word)
          await page.getByRole('searchbox').press('Enter')
          await expect(page).toHaveURL(new RegExp(`${keyword}=`))
          const named = await expectFiltered(page, lang, kind)
          expect(named.map((item) => String(item[keyword]).toLowerCase())).toContainEqual(
            expect.stringContaining(word.toLowerCase()),
          )
        })

        test('all filters together, and cleared again (D15, D17)', async ({ page, open, isMobile }) => {
          const everything = matching(lang, kind, new URLSearchParams())
          const first = everything[0] as Written
          await open(lang, path)
          await chooseDays(page, lang, recentDays, isMobile && hasScripts)
          if (hasScripts) await expect(page).toHaveURL(/endDate=/)
          for (const menu of menus) {
            await choose(page, lang, menu, first[menu] as string)
            if (hasScripts) await expect(page).toHaveURL(new RegExp(`endDate=.*${menu}=`))
          }
          await page.getByRole('searchbox').fill((first[keyword] as string).slice(0, 4))
          await page.getByRole('searchbox').press('Enter')
          await expect(page).toHaveURL(new RegExp(`startDate=.*endDate=.*${keyword}=`))
          const found = await expectFiltered(page, lang, kind)
          expect(found.map(({ id }) => id)).toContain(first.id)

          await page.getByRole('searchbox').fill('%_🚢')
          await page.getByRole('searchbox').press('Enter')
          await expect(page.getByText(t.list.noMatch)).toBeVisible()
          await page.getByRole('link', { name: t.filter.clear }).last().click()
          await expect(page).toHaveURL(new RegExp(`${path}$`))
          await expectFiltered(page, lang, kind)
        })
      })

    test(`${kind}, ${lang}: several choices of one menu, the menu stays with the visitor, Back takes one back`, async ({
      page,
      open,
    }) => {
      const [menu] = menus
      await open(lang, path)
      const boxes = page.locator(`input[name="${menu}"]`)
      const values = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
      await choose(page, lang, menu, values[0] as string)
      await expect(page).toHaveURL(new RegExp(`${menu}=`))
      // Still open, and the keyboard still on the box just ticked.
      await expect(boxes.nth(0)).toBeFocused()
      await boxes.nth(1).click()
      await expect(page).toHaveURL(new RegExp(`${menu}=.*&${menu}=`))
      await expectFiltered(page, lang, kind)
      await page.goBack()
      await expect(page).not.toHaveURL(new RegExp(`${menu}=.*&${menu}=`))
      await expect(boxes.nth(0)).toBeChecked()
      await expect(boxes.nth(1)).not.toBeChecked()
      await expectFiltered(page, lang, kind)
    })

    test(`${kind}, ${lang}: pages on PC; phones load on, and a filter starts the list afresh (§4)`, async ({
      page,
      open,
      isMobile,
    }) => {
      await open(lang, path)
      const items = page.locator('#list > li')
      await expect(items).toHaveCount(10)
      if (!isMobile) {
        await expect(page.locator('[data-native-range]')).toBeVisible()
        await page
          .getByRole('navigation', { name: t.list.pager })
          .getByRole('link', { name: t.list.next })
          .click()
        await expect(page).toHaveURL(/pageNo=2$/)
        await expect(items.first()).toBeVisible()
        return
      }
      await expect(page.locator('[data-native-range]')).toBeHidden()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect.poll(() => items.count()).toBeGreaterThan(10)
      const [menu] = menus
      const first = matching(lang, kind, new URLSearchParams())[0] as Written
      await choose(page, lang, menu, first[menu] as string)
      await expect(page).toHaveURL(new RegExp(`${menu}=`))
      const found = await expectFiltered(page, lang, kind)
      await expect(items).toHaveCount(Math.min(found.length, 10))
    })
  }
