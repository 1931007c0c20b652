import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Download, Locator } from 'playwright/test'
import { startServer } from '../scripts/lib/server'
import { startBackEnd, status } from '../tests/helpers/back-end'
import { startSmtp } from '../tests/helpers/smtp'
import { dialogOf, fillAll, submitButton, takeTime, test } from './enquiry-form'
import { address, expect, type Lang, texts, untilReady } from './fixtures'
import { signedInByProxy, signedInPage } from './signed-in-page'

const visitorsAddress = 'ada@ocean.example'

/** A company with everything on that tells people: a mail server that is away at first, a chat, a CRM, a desk behind its own sign-in. */
async function startCompany() {
  const [smtp, chat, crm] = [await startSmtp(), await startBackEnd(), await startBackEnd()]
  const own = mkdtempSync(join(tmpdir(), 'northbay-company-'))
  for (const name of ['content', 'public', 'brand.yaml']) symlinkSync(resolve(name), join(own, name))
  writeFileSync(
    join(own, 'crm.yaml'),
    'default: { map: { email: contact.email } }\nanswer: { id: lead, link: "https://crm.example/lead/{id}" }\n',
  )
  smtp.state.refusals.push(421)
  chat.state.answer = status(200, 'ok')
  crm.state.answer = status(201, '{"lead":"L-4711"}')
  const site = await startServer({
    SITE_DIR: own,
    ENQUIRY_WEBHOOK_URL: crm.url,
    ENQUIRY_WEBHOOK_SECRET: 'a-secret-of-the-webhook-as-long-as-it-must-be',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Northbay <site@northbay.example>',
    CHAT_SLACK_URL: chat.url,
    ...signedInByProxy,
  })
  return {
    ...{ site, smtp, chat, crm },
    async stop() {
      await site.stop()
      await smtp.close()
      chat.close()
      crm.close()
      rmSync(own, { recursive: true })
    },
  }
}

const confirmationSubject = (lang: Lang) =>
  /^ {2}subject: (.+)$/m.exec(readFileSync(`content/${lang}/mail.yaml`, 'utf8'))?.[1]

for (const lang of ['cn', 'en'] as const) {
  const { desk, lead } = texts(lang)

  test(`a lead is in mailbox, chat and CRM within seconds, its link opens it at the desk, where each is tested and the person’s data handed out and erased; the visitor has a confirmation, ${lang} @desktop (D24)`, async ({
    page,
    browser,
    atEnd,
  }) => {
    test.setTimeout(180_000)
    const { site, smtp, chat, crm, stop } = await startCompany()
    atEnd(stop)
    await page.clock.install()
    await page.goto(site.url + address(lang, '/form/5004'))
    await untilReady(page)
    await fillAll(page, lang, '5004')
    await takeTime(page)
    await submitButton(page, lang).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect.poll(() => smtp.mails.length, { timeout: 60_000 }).toBe(2)
    await expect.poll(() => chat.received.length).toBe(1)
    const mailTo = (isVisitor: boolean) =>
      smtp.mails.find(({ to }) => to.includes(visitorsAddress) === isVisitor)
    expect(mailTo(true)?.headers.get('subject')).toBe(confirmationSubject(lang))
    expect(mailTo(true)?.headers.get('content-language')).toBe(lang === 'cn' ? 'zh-CN' : 'en')
    expect(mailTo(false)?.headers.get('reply-to')).toBe(visitorsAddress)

    // The mail as its reader sees it, and where its button leads.
    const work = await signedInPage(browser)
    await work.setContent(mailTo(false)?.html ?? '')
    const button = work.getByRole('link', { name: lead.open })
    await expect(button).toBeVisible()
    const href = (await button.getAttribute('href')) ?? ''
    expect(chat.received[0]?.body).toContain(href)
    await work.goto(href)
    await expect(work.getByRole('main')).toContainText(visitorsAddress)
    // To the mailbox, to the visitor, to the chat and to the CRM: written down a moment after they arrived.
    await expect(async () => {
      await work.reload()
      await expect(work.locator('.status.delivered', { hasText: desk.deliveryDelivered })).toHaveCount(4, {
        timeout: 1000,
      })
    }).toPass({ timeout: 30_000 })
    await expect(work.getByRole('button', { name: desk.signOut })).toHaveCount(0)
    expect(crm.received[0]?.body).toBe(JSON.stringify({ contact: { email: visitorsAddress } }))
    const record = work.getByRole('link', { name: desk.crmId.replace('{id}', 'L-4711') })
    await expect(record).toHaveAttribute('href', 'https://crm.example/lead/L-4711')

    // Each target answers a test in its own words.
    const main = work.getByRole('main')
    await work.getByRole('link', { name: desk.deliveries, exact: true }).click()
    const tests = { webhook: 'L-4711', slack: 'ok' }
    for (const [target, answer] of Object.entries(tests)) {
      await main.locator(`form:has([name=target][value=${target}])`).getByRole('button').click()
      await expect(main).toContainText(answer)
      await main.getByRole('link', { name: desk.deliveries, exact: true }).click()
    }
    await main.getByText(desk.recipientsTitle).click()
    const mails = smtp.mails.length
    await main.locator('form:has([name=target][value=mail])').first().getByRole('button').click()
    await expect(main).toContainText('250')
    expect(smtp.mails.length).toBe(mails + 1)

    // The list as a workbook; the person's data handed out, erased, and what has to be erased elsewhere.
    await work.getByRole('link', { name: desk.inbox, exact: true }).click()
    const fileOf = async (button: Locator) => {
      const [file] = await Promise.all([work.waitForEvent('download'), button.click()])
      return readFileSync(await file.path())
    }
    expect((await fileOf(main.getByRole('link', { name: desk.xlsx }))).subarray(0, 2).toString()).toBe('PK')
    await work.goto(href)
    await main.getByRole('link', { name: desk.personOpen }).click()
    const data = await fileOf(main.getByRole('button', { name: desk.personExport }))
    expect(data.toString()).toContain(visitorsAddress)
    const handedOut: Download[] = []
    work.on('download', (file) => handedOut.push(file))
    await main.getByText(desk.personErase).first().click()
    await main.getByLabel(desk.personEraseSure).check()
    // Enter on a tick hands out nothing: what comes next is the page of what was erased.
    await main.getByLabel(desk.personEraseSure).press('Enter')
    await main.getByRole('button', { name: desk.personErase }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(desk.erased)
    await expect(main).toContainText('L-4711')
    expect(await work.content()).not.toContain(visitorsAddress)
    expect(handedOut).toEqual([])

    await work.context().close()
  })
}
