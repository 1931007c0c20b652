import { readFileSync } from 'node:fs'
import { startServer } from '../scripts/lib/server'
import { startBackEnd, status } from '../tests/helpers/back-end'
import { startSmtp } from '../tests/helpers/smtp'
import { dialogOf, fillAll, submitButton, takeTime, test } from './enquiry-form'
import { address, expect, type Lang, texts, untilReady } from './fixtures'
import { signedInByProxy, signedInPage } from './signed-in-page'

const visitorsAddress = 'ada@ocean.example'

/** A company with everything on that tells people: a mail server that is away at first, a chat, a desk behind its own sign-in. */
async function startCompany() {
  const [smtp, chat] = [await startSmtp(), await startBackEnd()]
  smtp.state.refusals.push(421)
  chat.state.answer = status(200, 'ok')
  const site = await startServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Northbay <site@northbay.example>',
    CHAT_SLACK_URL: chat.url,
    ...signedInByProxy,
  })
  return {
    ...{ site, smtp, chat },
    async stop() {
      await site.stop()
      await smtp.close()
      chat.close()
    },
  }
}

const confirmationSubject = (lang: Lang) =>
  /^ {2}subject: (.+)$/m.exec(readFileSync(`content/${lang}/mail.yaml`, 'utf8'))?.[1]

for (const lang of ['cn', 'en'] as const) {
  const { desk, lead } = texts(lang)

  test(`a lead is in mailbox and chat within seconds, its link opens it at the desk and the visitor has a confirmation, ${lang} @desktop (D24)`, async ({
    page,
    browser,
    atEnd,
  }) => {
    test.setTimeout(180_000)
    const { site, smtp, chat, stop } = await startCompany()
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
    // To the mailbox, to the visitor and to the chat: written down a moment after they arrived.
    await expect(async () => {
      await work.reload()
      await expect(work.locator('.status.delivered', { hasText: desk.deliveryDelivered })).toHaveCount(3, {
        timeout: 1000,
      })
    }).toPass({ timeout: 30_000 })
    await expect(work.getByRole('button', { name: desk.signOut })).toHaveCount(0)

    await work.context().close()
  })
}
