import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expectAccessible } from './axe'
import { deskAccount } from './desk-account'
import { siteIds, test } from './enquiry-form'
import { expect, type Lang, texts } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'

/** Words that nothing can be broken at: no list may grow wider than its screen by them. */
const long = 'Shipbuilders'.repeat(5)

/** A form of any site: what its fields ask is read from the site, as a visitor's browser does. */
async function submit(page: Page, lang: Lang, name: string): Promise<string> {
  const answer = await page.request.get(`/api/internal/form/5002?site[id]=${siteIds[lang]}`)
  const { data } = (await answer.json()) as { data: { formFields: { id: number }[] } }
  const [first, second, third] = data.formFields.map(({ id }) => id)
  const values = [
    [first, name],
    [second, `Ocean & ${long}`],
    [third, 'ada@ocean.example'],
  ]
  const stored = await page.request.post('/api/internal/form', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      site: { id: siteIds[lang] },
      form: { id: 5002 },
      fieldValues: values.map(([id, value]) => ({ formFieldBO: { id }, value })),
      trafficAccessReq: { deviceType: 2, logidUrl: '' },
      client: {
        trap: '',
        elapsedMs: 9000,
        page: '/periodical/808',
        firstTouch: { utm_source: `spring-letter-${long}`, landing: 'https://northbay.example/solution' },
      },
    },
  })
  expect(stored.status()).toBe(200)
  return ((await stored.json()) as { data: { id: string } }).data.id
}

/** As finished as the site: nothing sticks out, and axe has nothing to say. */
async function expectFinished(page: Page) {
  expect(await horizontalOverflow(page), 'horizontal scroll').toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

for (const lang of ['cn', 'en'] as const) {
  const { desk } = texts(lang)

  test(`sales finds a new lead, sees how it came, takes it, looks at the figures and erases it, ${lang} (D24)`, async ({
    page,
  }) => {
    const name = `Ada ${randomUUID().slice(0, 8)}`
    const who = lang === 'cn' ? '林晓' : 'Sofia Lind'
    const id = await submit(page, lang, name)

    // The link of a mail leads to the lead, by way of the sign-in.
    await page.goto(`/desk/enquiry/${id}?lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.signIn)
    await expectFinished(page)
    await page.getByLabel(desk.name).fill(who)
    await page.getByLabel(desk.password).fill(deskAccount.password)
    await page.getByRole('button', { name: desk.signIn }).click()
    // Browsers that translate the page leave names as they are.
    await expect(page.getByRole('heading', { level: 1 }).locator('[translate=no]')).toContainText(name)
    const main = page.getByRole('main')
    await expect(main).toContainText('utm_source=spring-letter')
    await expect(main.getByRole('link', { name: /\/solution$/ }).first()).toBeVisible()
    await expect(main.getByText(desk.untouched)).toBeVisible()
    await expectFinished(page)

    await main.getByRole('link', { name: desk.personOpen }).click()
    await expect(main.getByRole('checkbox', { checked: true }).first()).toBeVisible()
    await main.getByText(desk.personErase).first().click()
    await expectFinished(page)
    await page.getByRole('link', { name: desk.personBack }).click()

    await page.getByRole('button', { name: desk.toTaken }).click()
    await expect(page.getByRole('status')).toHaveText(desk.doneState)
    await expect(main.getByText(desk.stateTaken, { exact: true })).toBeVisible()
    await expect(main.getByText(who).first()).toBeVisible()

    await page.getByRole('link', { name: desk.inbox, exact: true }).click()
    await page.getByLabel(desk.search).fill(name.toUpperCase())
    await page.getByLabel(desk.state, { exact: true }).selectOption('taken')
    await page.getByRole('button', { name: desk.apply }).click()
    const found = main.getByRole('link', { name })
    await expect(found).toHaveCount(1)
    await expectFinished(page)
    const csv = await page.request.get(
      (await main.getByRole('link', { name: desk.csv }).getAttribute('href')) ?? '',
    )
    expect(await csv.text()).toContain(name)
    // The way back leads to the list that was asked for, after a change too.
    await found.click()
    await page.getByRole('button', { name: desk.toDone }).click()
    await page.getByRole('link', { name: desk.back }).click()
    await expect(page.getByLabel(desk.search)).toHaveValue(name.toUpperCase())
    await expect(page.getByLabel(desk.state, { exact: true })).toHaveValue('taken')

    await page.getByRole('link', { name: desk.figures, exact: true }).click()
    await expect(page.getByRole('img')).toBeVisible()
    await expect(main).toContainText('spring-letter')
    await expectFinished(page)
    await page.getByRole('link', { name: desk.deliveries, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.deliveries)
    await expect(main.getByText(desk.retentionKept)).toBeVisible()
    await expectFinished(page)

    await page.goto(`/desk/enquiry/${id}?lang=${lang}`)
    await page.getByText(desk.erase).first().click()
    await page.getByLabel(desk.eraseSure).check()
    await page.getByRole('button', { name: desk.erase }).click()
    await expect(page.getByRole('status').first()).toHaveText(desk.doneErase)
    await page.goto(`/desk?q=${encodeURIComponent(name)}&lang=${lang}`)
    await expect(page.getByRole('heading', { name: desk.emptyFilter })).toBeVisible()
    await page.getByRole('link', { name: desk.log, exact: true }).click()
    await expect(main.getByText(desk.didErase).first()).toBeVisible()
    await expectFinished(page)
    expect(await page.content()).not.toContain(name)

    await page.getByRole('button', { name: desk.signOut }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.signIn)
    // Back shows nothing of what was read, and what is asked for anew asks who is there.
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.signIn)
    await page.goto(`/desk/log?lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.signIn)
  })
}
