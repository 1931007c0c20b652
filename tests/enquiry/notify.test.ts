import { createHmac, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { Outbox } from '@/lib/enquiry/outbox'
import { hadConfirmation } from '@/lib/enquiry/store/confirmations'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import type { Store } from '@/lib/enquiry/store/tables'
import { type ChatSettings, chatsOf, chatTarget } from '@/lib/enquiry/targets/chat'
import { confirmationTarget, mailTarget } from '@/lib/enquiry/targets/mail'
import type { Target } from '@/lib/enquiry/targets/target'
import { localeConfigs } from '@/lib/i18n/locales'
import { referenceOf } from '@/lib/rules/form/reference'
import { longZonedTime } from '@/lib/rules/text/dates'
import { startBackEnd, status } from '../helpers/back-end'
import { describeEngines } from '../helpers/engines'
import { startSmtp } from '../helpers/smtp'

// A content folder of the test: read at run time, so it may be made before the first setting is read.
const content = mkdtempSync(join(tmpdir(), 'northbay-mail-'))
process.env.CONTENT_DIR = content
const mailYaml = (mark: string, text: string) => {
  mkdirSync(join(content, mark), { recursive: true })
  writeFileSync(join(content, mark, 'mail.yaml'), text)
}
mailYaml('cn', "to: [sales@a.example]\nforms: { '77': { to: [] } }\n")
mailYaml(
  'en',
  "to: [intl@a.example]\nforms: { '9': { to: [nine@a.example], cc: [all@a.example] } }\nconfirmation: { subject: Thank you, text: 'We have it.\n\n\n  Northbay' }\n",
)
vi.mock('@/lib/enquiry/gated-target', () => ({ unlockedTitle: async () => 'Order visibility' }))

const noChats: ChatSettings = {
  CHAT_WECOM_URL: undefined,
  CHAT_DINGTALK_URL: undefined,
  CHAT_DINGTALK_SECRET: undefined,
  CHAT_FEISHU_URL: undefined,
  CHAT_FEISHU_SECRET: undefined,
  CHAT_SLACK_URL: undefined,
  CHAT_FIELDS: 'off',
}
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
afterAll(() => rmSync(content, { recursive: true, force: true }))

const notice = { siteUrl: 'https://www.northbay.example', zone: 'Asia/Shanghai', hasDesk: true }
const form = (mark: string, formId: number, values: string[]) => ({
  key: randomUUID(),
  body: {
    site: { id: 1 },
    form: { id: formId },
    fieldValues: values.map((value, index) => ({ formFieldBO: { id: 101 + index }, value })),
    formTypeSource: 'PRODUCT' as const,
    trafficAccessReq: { deviceType: 0 as const, logidUrl: 'https://www.northbay.example/' },
  },
  context: {
    mark,
    formName: mark === 'cn' ? '白皮书下载' : 'White paper',
    labels: { 101: mark === 'cn' ? '姓名' : 'Name' },
    page: '/periodical/808',
    gate: { type: 'corporate/publications' as const, id: '808', jump: 'jumpBO' },
    client: {
      firstTouch: { utm_source: 'Spring Mail', landing: 'https://www.northbay.example/en?utm_source=x' },
    },
  },
  now: Date.now(),
})
const add = (store: Store, targets: string[], mark: string, formId: number, values: string[]) =>
  addEnquiry(store, { ...form(mark, formId, values), targets })
const rows = ({ db }: Store) => db.selectFrom('deliveries').selectAll().orderBy('id').execute()
const arrived = (store: Store) =>
  vi.waitFor(async () => expect((await rows(store)).map((row) => row.status)).not.toContain('pending'), {
    timeout: 15_000,
    interval: 30,
  })
function start(store: Store, targets: Target[]) {
  const outbox = new Outbox(async () => store, targets)
  closers.push(() => outbox.stop())
  return outbox
}
async function post() {
  const smtp = await startSmtp()
  closers.push(smtp.close)
  return { ...smtp, settings: { url: smtp.url, from: 'Northbay <site@northbay.example>' } }
}

describeEngines('notifications of an enquiry', (engine) => {
  it('by mail: the form’s people, text and HTML, page and first touch, reply to the visitor; refused twice, it comes once', async () => {
    const [store, smtp] = [engine.store(), await post()]
    smtp.state.refusals.push(451, 550)
    const values = ['<b>Ann & Bo</b>\nsecond line', 'ann@ocean.example']
    const { id } = await add(store, ['mail'], 'en', 9, values)
    start(store, [mailTarget(smtp.settings, notice)])
    await arrived(store)
    expect(smtp.state.attempts).toBe(3)
    expect(smtp.mails).toHaveLength(1)
    const created = (await store.db.selectFrom('enquiries').select('created_at').executeTakeFirstOrThrow())
      .created_at
    const [mail] = smtp.mails
    expect(mail?.to).toEqual(['nine@a.example', 'all@a.example'])
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from: 'Northbay <site@northbay.example>',
      'reply-to': 'ann@ocean.example',
      subject: '[Website] White paper · /en/periodical/808',
      'message-id': `<lead.${id}@www.northbay.example>`,
      'content-language': 'en',
    })
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`https://www.northbay.example/desk/enquiry/${id}?lang=en`)
      expect(part).toContain('/periodical/808')
      expect(part).toContain(referenceOf(id))
      expect(part).toContain('Order visibility')
      expect(part).toContain('Campaign: spring mail')
      expect(part).toContain(longZonedTime(created, localeConfigs.en, notice.zone))
    }
    expect(mail?.text).toContain('Name: <b>Ann & Bo</b>\n  second line')
    expect(mail?.html).toContain('&#60;b&#62;Ann &#38; Bo&#60;/b&#62;<br>second line')
    expect(mail?.html).toContain('href="mailto:ann@ocean.example"')
    expect((await rows(store))[0]).toMatchObject({ status: 'delivered', attempts: 3, last_error: null })
  })

  it('by mail, when the server refuses one of them: the others have it, once, and the desk shows that', async () => {
    const [store, smtp] = [engine.store(), await post()]
    smtp.state.unknown = ['all@a.example']
    await add(store, ['mail'], 'en', 9, ['Ann'])
    start(store, [mailTarget(smtp.settings, notice)])
    await arrived(store)
    expect(smtp.mails.map(({ to }) => to)).toEqual([['nine@a.example']])
    const [row] = await rows(store)
    expect(row).toMatchObject({ status: 'delivered', attempts: 1, last_error: '1 of 2 recipients refused' })
  })

  it('by mail in Chinese, to whom mail.yaml names now; without a recipient it waits and shows why, with none wanted it is done', async () => {
    const [store, smtp] = [engine.store(), await post()]
    mailYaml('cn', "forms: { '77': { to: [] } }\n")
    await add(store, ['mail'], 'cn', 5002, ['王芳'])
    await add(store, ['mail'], 'cn', 77, ['李雷'])
    start(store, [mailTarget(smtp.settings, notice)])
    await vi.waitFor(async () => {
      const errors = (await rows(store)).map((row) => `${row.status} ${row.last_error}`)
      expect(errors).toContain('pending content/cn/mail.yaml names nobody for this form')
      expect(errors).toContain('delivered nobody is to be told of this form')
    }, 15_000)
    mailYaml('cn', "to: [sales-cn@a.example]\nforms: { '77': { to: [] } }\n")
    await arrived(store)
    expect(smtp.mails.map(({ to }) => to)).toEqual([['sales-cn@a.example']])
    expect(smtp.mails[0]?.headers.get('subject')).toBe('[官网] 白皮书下载 · /periodical/808')
    expect(smtp.mails[0]?.text).toContain('姓名：王芳')
    expect(smtp.mails[0]?.headers.has('reply-to')).toBe(false)
  })

  it('the visitor by a confirmation in the company’s words, one a day for one address', async () => {
    const [store, smtp] = [engine.store(), await post()]
    const hadOne = (email: string) => hadConfirmation(store, email, Date.now())
    const { id } = await add(store, ['confirmation'], 'en', 9, [
      'buy pills at evil.example',
      'ann_%@ocean.example',
    ])
    const outbox = start(store, [confirmationTarget(smtp.settings, notice, hadOne)])
    await arrived(store)
    await add(store, ['confirmation'], 'en', 9, ['again', 'Ann_%@ocean.example'])
    await add(store, ['confirmation'], 'en', 9, ['no address'])
    await add(store, ['confirmation'], 'en', 9, ['other', 'annie@ocean.example'])
    outbox.wake()
    await arrived(store)
    expect(smtp.mails.map(({ to }) => to)).toEqual([['ann_%@ocean.example'], ['annie@ocean.example']])
    const [mail] = smtp.mails
    expect(mail?.headers.get('subject')).toBe('Thank you')
    expect(mail?.headers.get('reply-to')).toBe('nine@a.example')
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(referenceOf(id))
    expect(`${mail?.text}${mail?.html}`).not.toContain('pills')
    expect((await rows(store)).map((row) => String(row.last_error)).sort()).toEqual([
      'nothing to confirm',
      'null',
      'null',
      'this address had one today',
    ])
  })

  it('by chat, each in its own format and signed, until it takes the message; what the visitor wrote stays out unless switched on', async () => {
    const [store, hook] = [engine.store(), await startBackEnd()]
    closers.push(hook.close)
    const secret = 'SEC-of-the-test'
    const settings = {
      CHAT_WECOM_URL: `${hook.url}/wecom?key=1`,
      CHAT_DINGTALK_URL: `${hook.url}/dingtalk?access_token=1`,
      CHAT_DINGTALK_SECRET: secret,
      CHAT_FEISHU_URL: `${hook.url}/feishu`,
      CHAT_FEISHU_SECRET: secret,
      CHAT_SLACK_URL: `${hook.url}/slack`,
      CHAT_FIELDS: 'off',
    } satisfies ChatSettings
    const answers = { wecom: '{"errcode":0}', dingtalk: '{"errcode":0}', feishu: '{"code":0}', slack: 'ok' }
    const refusals = ['{"errcode":45009,"errmsg":"api freq out of limit"}']
    hook.state.answer = (response, item) => {
      const name = /^\/(\w+)/.exec(item.path)?.[1] as keyof typeof answers
      status(200, (name === 'wecom' && refusals.shift()) || answers[name])(response, item)
    }
    const chats = chatsOf(settings)
    const names = chats.map(({ name }) => name)
    expect(names).toEqual(['wecom', 'dingtalk', 'feishu', 'slack'])
    const { id } = await add(store, names, 'cn', 5002, ['王芳 [x](http://evil.example)'])
    start(
      store,
      chats.map((chat) => chatTarget(chat, notice, chat.name === 'wecom')),
    )
    await arrived(store)
    const sent = (name: string) => hook.received.filter(({ path }) => path.startsWith(`/${name}`))
    expect(sent('wecom').map(({ body }) => JSON.parse(body).msgtype)).toEqual(['markdown', 'markdown'])
    expect(JSON.parse(sent('wecom')[1]?.body ?? '').markdown.content).toContain(
      '王芳 ［x］（http://evil.example）',
    )
    const dingtalk = new URL(sent('dingtalk')[0]?.path ?? '', hook.url).searchParams
    const time = dingtalk.get('timestamp')
    expect(dingtalk.get('sign')).toBe(
      createHmac('sha256', secret).update(`${time}\n${secret}`).digest('base64'),
    )
    expect(dingtalk.get('access_token')).toBe('1')
    const feishu = JSON.parse(sent('feishu')[0]?.body ?? '')
    expect(feishu.sign).toBe(createHmac('sha256', `${feishu.timestamp}\n${secret}`).digest('base64'))
    expect(feishu.content.post.zh_cn.title).toBe('新咨询：白皮书下载')
    expect(JSON.parse(sent('slack')[0]?.body ?? '').blocks[0].text.text).toContain('*新咨询：白皮书下载*')
    for (const { body } of hook.received) {
      expect(body).toContain(`/desk/enquiry/${id}?lang=cn`)
      expect(body).toContain('/periodical/808')
    }
    for (const { body } of hook.received.filter(({ path }) => !path.startsWith('/wecom')))
      expect(body).not.toContain('王芳')
  })

  it('of a stranger’s page and campaign no link, mention, markup or line reaches mails, their subject and chats', async () => {
    const [store, hook, smtp] = [engine.store(), await startBackEnd(), await post()]
    closers.push(hook.close)
    hook.state.answer = status(200, '{"errcode":0,"code":0}')
    const chats = chatsOf({
      ...noChats,
      CHAT_WECOM_URL: `${hook.url}/wecom`,
      CHAT_DINGTALK_URL: `${hook.url}/dingtalk`,
      CHAT_FEISHU_URL: `${hook.url}/feishu`,
      CHAT_SLACK_URL: `${hook.url}/slack`,
    })
    const words = '[pills](https://evil.example/x) @all <!channel> *b*\n\u202e# x'
    const enquiry = form('en', 9, ['Ann'])
    const { trafficAccessReq } = enquiry.body
    const names = ['mail', ...chats.map(({ name }) => name)]
    // As a release that kept whatever was sent has stored it.
    await addEnquiry(store, {
      ...enquiry,
      body: {
        ...enquiry.body,
        trafficAccessReq: { ...trafficAccessReq, bd_vid: words, ext_info: words, logidUrl: 'https://x/@all' },
      },
      context: {
        ...enquiry.context,
        page: `/${words}`,
        client: {
          firstTouch: {
            utm_source: words,
            [words]: words,
            landing: 'https://evil.example/@all',
            referrer: 'https://evil.example/x',
          },
        },
      },
      targets: names,
    })
    start(store, [mailTarget(smtp.settings, notice), ...chats.map((chat) => chatTarget(chat, notice, false))])
    await arrived(store)
    const [mail] = smtp.mails
    expect(mail?.headers.get('subject')).toBe('[Website] White paper · /en')
    expect(hook.received).toHaveLength(4)
    for (const text of [mail?.text, mail?.html, ...hook.received.map(({ body }) => body)])
      expect(text).not.toMatch(/evil\.example|@all(?!<)|<!channel|\[pills|\*b\*|\u202e|\\u202e|# x/)
    for (const { body } of hook.received) expect(body).toContain('pills')
  })

  it('by a chat that answers 429: not again before the time that it names', async () => {
    const [store, hook] = [engine.store(), await startBackEnd()]
    closers.push(hook.close)
    hook.state.answer = (response) => void response.writeHead(429, { 'retry-after': '1800' }).end('slow down')
    await add(store, ['slack'], 'en', 9, ['Ann'])
    const from = Date.now()
    const [slack] = chatsOf({ ...noChats, CHAT_SLACK_URL: hook.url })
    if (slack) start(store, [chatTarget(slack, notice, false)])
    await vi.waitFor(
      async () => expect((await rows(store))[0]?.last_error).toBe('HTTP 429: slow down'),
      15_000,
    )
    const [row] = await rows(store)
    expect(row).toMatchObject({ status: 'pending', attempts: 1 })
    expect(row?.next_at).toBeGreaterThanOrEqual(from + 1_800_000)
    expect(hook.received).toHaveLength(1)
  })
})
