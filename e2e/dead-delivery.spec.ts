import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimDelivery, GIVE_UP_MS, recordFailed } from '@/lib/enquiry/store/deliveries'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'
import { startServer } from '../scripts/lib/server'
import { startBackEnd, status } from '../tests/helpers/back-end'
import { startSmtp } from '../tests/helpers/smtp'
import { expectAccessible } from './axe'
import { siteIds } from './enquiry-form'
import { expect, type Lang, test, texts } from './fixtures'
import { signedInByProxy, signedInPage } from './signed-in-page'

/** What a target that was away for more than three days leaves behind: a lead that was given up on. */
async function giveUp(dataDir: string, lang: Lang, name: string, target: string): Promise<string> {
  const store = await openStore({ dataDir })
  const now = Date.now() - GIVE_UP_MS - 1000
  const { id } = await addEnquiry(store, {
    key: randomUUID(),
    body: {
      site: { id: siteIds[lang] },
      form: { id: 5002 },
      fieldValues: [{ formFieldBO: { id: 500201 }, value: name }],
      formTypeSource: 'CORPORATE_PUBLICATION',
      trafficAccessReq: { deviceType: 2, logidUrl: '' },
    },
    context: { mark: lang, formName: 'White paper', labels: { 500201: 'Name' }, page: '/periodical/808' },
    ...{ targets: [target], now },
  })
  const claim = await claimDelivery(store, target, now)
  if (claim) await recordFailed(store, claim.delivery, '421: not now', Date.now())
  await store.close()
  return id
}

for (const lang of ['cn', 'en'] as const) {
  const { desk, lead } = texts(lang)
  const other = lang === 'cn' ? 'en' : 'cn'

  test(`people are alerted of leads that were given up, and a click delivers them again, ${lang} @desktop (D24)`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const place = mkdtempSync(join(tmpdir(), 'northbay-dead-'))
    const [dataDir, content] = [join(place, 'data'), join(place, 'content')]
    cpSync('content', content, { recursive: true })
    // Operators of both languages are one here: who reads the alert reads it in this one.
    writeFileSync(join(content, other, 'mail.yaml'), 'to: [sales@northbay.example]\n')
    const [smtp, chat] = [await startSmtp(), await startBackEnd()]
    chat.state.answer = status(200, 'ok')
    const names = { mail: `Ada ${randomUUID().slice(0, 8)}`, slack: `Bo ${randomUUID().slice(0, 8)}` }
    const id = await giveUp(dataDir, lang, names.mail, 'mail')
    await giveUp(dataDir, lang, names.slack, 'slack')
    const site = await startServer({
      ...{ DATA_DIR: dataDir, CONTENT_DIR: content, CHAT_SLACK_URL: chat.url, ...signedInByProxy },
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Northbay <site@northbay.example>' },
    })
    try {
      // The alert: by mail and in the chat, with the way to the deliveries.
      await expect.poll(() => smtp.mails.length).toBe(1)
      await expect.poll(() => chat.received.length).toBe(1)
      const [alert] = smtp.mails
      expect(alert?.to).toEqual(['ops@northbay.example'])
      expect(alert?.headers.get('subject')).toBe(lead.alertTitle)
      expect(chat.received[0]?.body).toContain('/desk/deliveries')
      const page = await signedInPage(browser)
      await page.setContent(alert?.html ?? '')
      const href = await page.getByRole('link', { name: lead.alertOpen }).getAttribute('href')
      await page.goto(href ?? '')
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.deliveries)
      await expect(main.locator('.status.dead')).toHaveCount(2)
      await expectAccessible(page)

      // One of them, from the lead itself.
      await main.getByRole('link', { name: names.mail }).click()
      await expect(main.getByText(desk.deliveryDead, { exact: true })).toBeVisible()
      await expect(main.getByText('421: not now')).toBeVisible()
      await page.getByRole('button', { name: desk.retry }).click()
      await expect(page.getByRole('status')).toHaveText(desk.doneRetry)
      await expect.poll(() => smtp.mails.length).toBe(2)
      expect(smtp.mails[1]?.text).toContain(names.mail)
      expect(smtp.mails[1]?.text).toContain(`/desk/enquiry/${id}?lang=${lang}`)
      await expect(async () => {
        await page.reload()
        await expect(main.locator('.status.delivered')).toHaveText(desk.deliveryDelivered, { timeout: 1000 })
      }).toPass()
      await expect(main.getByText(desk.didRetry).first()).toBeVisible()

      // All that is left, from the deliveries.
      await page.getByRole('link', { name: desk.deliveries, exact: true }).click()
      await expect(main.getByRole('link', { name: names.slack })).toBeVisible()
      await expect(main.getByRole('link', { name: names.mail })).toHaveCount(0)
      await page.getByRole('button', { name: desk.retryAll }).click()
      await expect(page.getByRole('status')).toHaveText(desk.doneRetry)
      await expect.poll(() => chat.received.length).toBe(2)
      await expect(async () => {
        await page.reload()
        await expect(main.getByText(desk.noDead)).toBeVisible({ timeout: 1000 })
      }).toPass()
      await page.context().close()
    } finally {
      await site.stop()
      await smtp.close()
      chat.close()
      rmSync(place, { recursive: true })
    }
  })
}
