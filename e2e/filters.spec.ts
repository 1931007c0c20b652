import type { APIRequestContext, Page } from 'playwright/test'
import { type Kind, matching, siteDay } from './content'
import { address, type Lang } from './fixtures'
import { expect, test, texts } from './shared-page'

type Item = Record<string, string> & { id: number }
type Found = { data: Item[]; total: number }

/** The two lists that people filter: their addresses, their fields, and the call that answers for them. */
const lists = {
  activity: {
    path: '/activity',
    call: 'activity/list',
    payload: 'activity',
    keyword: 'activityName',
    item: (id: number) => `/activity/${id}`,
    menus: { place: 'places', activityType: 'activityTypes' } as Record<string, string>,
  },
  media: {
    path: '/media',
    call: 'multimedia/resource/list',
    payload: 'multimediaResource',
    keyword: 'titleContent',
    item: (id: number) => `/Media/${id}`,
    menus: { resourceType: 'resourceTypes' } as Record<string, string>,
  },
} as const

/** What the content service answers to the filters of an address: the list must show this and nothing else. */
async function expected(request: APIRequestContext, lang: Lang, kind: Kind, query: URLSearchParams) {
  const { call, payload, keyword, menus } = lists[kind]
  const conditions: Record<string, unknown> = {}
  if (query.get('startDate')) conditions.startDate = `${query.get('startDate')} 00:00:00`
  if (query.get('endDate')) conditions.endDate = `${query.get('endDate')} 23:59:59`
  if (query.get(keyword)) conditions[keyword] = query.get(keyword)
  for (const [name, wire] of Object.entries(menus)) if (query.has(name)) conditions[wire] = query.getAll(name)
  const site = { id: lang === 'cn' ? 1 : 2 }
  const body = { site, pageNo: 1, pageSize: 10, [payload]: conditions }
  const answer = (await (await request.post(`/api/internal/${call}`, { data: body })).json()) as {
    data: Found
  }
  return answer.data
}

/**
 * The list on the screen is the service's answer to the filters in the address, in its order, with its count; and
 * that answer is what the authors' files hold for these filters, decided without the service's code.
 */
async function expectFiltered(page: Page, request: APIRequestContext, lang: Lang, kind: Kind) {
  const { searchParams } = new URL(page.url())
  const found = await expected(request, lang, kind, searchParams)
  const ids = matching(lang, kind, searchParams).map(({ id }) => id)
  expect(found.total).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(found.data.map(({ id }) => id)))
  expect(found.data.length).toBe(Math.min(ids.length, 10))
  const t = texts(lang)
  const links = page.locator('#list > li').getByRole('heading').getByRole('link')
  const hrefs = found.data.map(({ id }) => address(lang, lists[kind].item(id)))
  await expect
    .poll(() => links.evaluateAll((all) => all.slice(0, 10).map((link) => link.getAttribute('href'))))
    .toEqual(hrefs)
  const count = page.getByRole('search').getByRole('status').first()
  await expect(count).toHaveText(new RegExp(`(^|\\D)${found.total}(\\D|$)`))
  if (found.total === 0) await expect(page.getByText(t.list.noMatch)).toBeVisible()
  return found
}

async function choose(page: Page, lang: Lang, menu: string, value: string) {
  const label = { place: 'places', activityType: 'types', resourceType: 'types' }[menu] as 'types'
  const group = menu === 'resourceType' ? texts(lang).media : texts(lang).activity
  const box = page.locator(`input[name="${menu}"][value="${value}"]`)
  if (!(await box.isVisible())) await page.locator('summary', { hasText: group[label] }).click()
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
    await page.getByLabel(t.from).fill(days.startDate)
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
          request,
          isMobile,
        }) => {
          const everything = await expected(request, lang, kind, new URLSearchParams())
          const first = everything.data[0] as Item

          await open(lang, path)
          await chooseDays(page, lang, recentDays, isMobile && hasScripts)
          await submit(page)
          await expect(page).toHaveURL(/startDate=\d{4}-\d{2}-\d{2}&endDate=\d{4}-\d{2}-\d{2}/)
          const inRange = await expectFiltered(page, request, lang, kind)
          expect(inRange.total).toBeGreaterThan(0)
          expect(inRange.total).toBeLessThan(everything.total)

          for (const menu of Object.keys(menus)) {
            const value = first[menu] as string
            await open(lang, path)
            await choose(page, lang, menu, value)
            await submit(page)
            await expect(page).toHaveURL(new RegExp(`${menu}=`))
            const chosen = await expectFiltered(page, request, lang, kind)
            expect(chosen.total).toBeGreaterThan(0)
            expect(chosen.total).toBeLessThan(everything.total)
          }

          const word = (first[keyword] as string).slice(0, 5)
          await open(lang, path)
          await page.getByRole('searchbox').fill(word)
          await page.getByRole('searchbox').press('Enter')
          await expect(page).toHaveURL(new RegExp(`${keyword}=`))
          const named = await expectFiltered(page, request, lang, kind)
          expect(named.data.map((item) => item[keyword]?.toLowerCase())).toContainEqual(
            expect.stringContaining(word.toLowerCase()),
          )
        })

        test('all filters together, and cleared again (D15, D17)', async ({
          page,
          open,
          request,
          isMobile,
        }) => {
          const everything = await expected(request, lang, kind, new URLSearchParams())
          const first = everything.data[0] as Item
          await open(lang, path)
          await chooseDays(page, lang, recentDays, isMobile && hasScripts)
          if (hasScripts) await expect(page).toHaveURL(/endDate=/)
          for (const menu of Object.keys(menus)) {
            await choose(page, lang, menu, first[menu] as string)
            if (hasScripts) await expect(page).toHaveURL(new RegExp(`endDate=.*${menu}=`))
          }
          await page.getByRole('searchbox').fill((first[keyword] as string).slice(0, 4))
          await page.getByRole('searchbox').press('Enter')
          await expect(page).toHaveURL(new RegExp(`startDate=.*endDate=.*${keyword}=`))
          const found = await expectFiltered(page, request, lang, kind)
          expect(found.data.map(({ id }) => id)).toContain(first.id)

          await page.getByRole('searchbox').fill('%_🚢')
          await page.getByRole('searchbox').press('Enter')
          await expect(page.getByText(t.list.noMatch)).toBeVisible()
          await page.getByRole('link', { name: t.filter.clear }).last().click()
          await expect(page).toHaveURL(new RegExp(`${path}$`))
          await expectFiltered(page, request, lang, kind)
        })
      })

    test(`${kind}, ${lang}: several choices of one menu, the menu stays with the visitor, Back takes one back`, async ({
      page,
      open,
      request,
    }) => {
      const [menu] = Object.keys(menus) as [string]
      await open(lang, path)
      const boxes = page.locator(`input[name="${menu}"]`)
      const values = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
      await choose(page, lang, menu, values[0] as string)
      await expect(page).toHaveURL(new RegExp(`${menu}=`))
      // Still open, and the keyboard still on the box just ticked.
      await expect(boxes.nth(0)).toBeFocused()
      await boxes.nth(1).click()
      await expect(page).toHaveURL(new RegExp(`${menu}=.*&${menu}=`))
      await expectFiltered(page, request, lang, kind)
      await page.goBack()
      await expect(page).not.toHaveURL(new RegExp(`${menu}=.*&${menu}=`))
      await expect(boxes.nth(0)).toBeChecked()
      await expect(boxes.nth(1)).not.toBeChecked()
      await expectFiltered(page, request, lang, kind)
    })

    test(`${kind}, ${lang}: pages on PC; phones load on, and a filter starts the list afresh (§4)`, async ({
      page,
      open,
      request,
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
      const [menu] = Object.keys(menus) as [string]
      const first = (await expected(request, lang, kind, new URLSearchParams())).data[0] as Item
      await choose(page, lang, menu, first[menu] as string)
      await expect(page).toHaveURL(new RegExp(`${menu}=`))
      const found = await expectFiltered(page, request, lang, kind)
      await expect(items).toHaveCount(Math.min(found.total, 10))
    })
  }
