import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { addAccount } from '../lib/enquiry/admin/accounts'
import { openStore } from '../lib/enquiry/store/open'
import { startServer } from '../scripts/lib/server'
import { expectAccessible } from './axe'
import { deskAccount } from './desk-account'
import { siteIds, test } from './enquiry-form'
import { expect, texts } from './fixtures'
import { horizontalOverflow } from './horizontal-overflow'

const people = { cn: ['林晓', '周宁'], en: ['Sofia Lind', 'Tom Berg'] } as const

async function submit(page: Page, url: string, site: number, name: string): Promise<string> {
  const form = await page.request.get(`${url}/api/internal/form/5002?site[id]=${site}`)
  const { data } = (await form.json()) as { data: { formFields: { id: number }[] } }
  const values = [name, 'Ocean', 'ada@ocean.example']
  const stored = await page.request.post(`${url}/api/internal/form`, {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      site: { id: site },
      form: { id: 5002 },
      fieldValues: values.map((value, at) => ({ formFieldBO: { id: data.formFields[at]?.id }, value })),
      trafficAccessReq: { deviceType: 2, logidUrl: '' },
      client: { trap: '', elapsedMs: 9000, page: '/periodical/808' },
    },
  })
  return ((await stored.json()) as { data: { id: string } }).data.id
}

async function expectFinished(page: Page) {
  expect(await horizontalOverflow(page), 'horizontal scroll').toBeLessThanOrEqual(0)
  await expectAccessible(page)
}

for (const lang of ['cn', 'en'] as const) {
  const { desk } = texts(lang)
  const [me, colleague] = people[lang]

  test(`a salesperson signs in by name, takes a lead, notes a call and hands it over; the colleague finds it among their own, ${lang} @all (D37)`, async ({
    page,
    browser,
    atEnd,
  }, testInfo) => {
    // A site of its own is started, and three screens are looked at by axe.
    test.setTimeout(120_000)
    const dataDir = testInfo.outputPath('data')
    const store = await openStore({ dataDir })
    for (const name of people[lang])
      await addAccount(store, { name, password: deskAccount.hash, language: lang, now: Date.now() })
    await store.close()
    const site = await startServer({ DATA_DIR: dataDir, DESK_ACCOUNTS: 'on' })
    atEnd(site.stop)
    const name = `Ada ${randomUUID().slice(0, 8)}`
    const id = await submit(page, site.url, siteIds[lang], name)
    const signIn = async (to: Page, who: string, path: string) => {
      await to.goto(site.url + path)
      await to.getByLabel(desk.name).fill(who)
      await to.getByLabel(desk.password).fill(deskAccount.password)
      await to.getByRole('button', { name: desk.signIn }).click()
    }

    await page.goto(`${site.url}/desk/login?lang=${lang}`)
    await expectFinished(page)
    await signIn(page, me, `/desk/enquiry/${id}?lang=${lang}`)
    const main = page.getByRole('main')
    await expect(main).toContainText(desk.nobodys)
    await page.getByLabel(desk.noteNew).fill('Ocean')
    await page.getByRole('button', { name: desk.toTaken }).click()
    await expect(main).toContainText(desk.assignedTo.replace('{who}', me))
    await expect(main.getByRole('listitem').filter({ hasText: /^Ocean/ })).toContainText(me)
    await page.getByLabel(desk.noteNew).fill(`${name}\n<b>10:30</b>`)
    await page.getByRole('button', { name: desk.noteAdd }).click()
    await expect(page.getByRole('status')).toHaveText(desk.doneNote)
    await expect(main.getByRole('listitem').filter({ hasText: '<b>10:30</b>' })).toContainText(me)
    await expectFinished(page)
    await page.getByLabel(desk.giveTo).selectOption({ label: colleague })
    await page.getByRole('button', { name: desk.give }).click()
    await expect(page.getByRole('status')).toHaveText(desk.doneGive)
    await expect(main).toContainText(desk.assignedTo.replace('{who}', colleague))

    const other = await browser.newPage()
    atEnd(() => other.close())
    // Without a language in the address: in that of the account.
    await signIn(other, colleague, `/desk?lang=${lang}`)
    await other.goto(`${site.url}/desk`)
    await other.getByLabel(desk.assignee).selectOption({ label: desk.mine })
    await other.getByRole('button', { name: desk.apply }).click()
    await expect(other).toHaveURL(/[?&]assignee=/)
    await expect(other.getByRole('link', { name })).toBeVisible()
    await expectFinished(other)
    await other.getByRole('link', { name }).click()
    await expect(other.getByRole('main').getByText('<b>10:30</b>')).toBeVisible()
    await expect(other.getByText(desk.noteRemove, { exact: true })).toHaveCount(0)
  })
}
