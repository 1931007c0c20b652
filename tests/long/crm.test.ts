import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import * as clock from '@/lib/clock'
import { clearCrm } from '@/lib/content/crm'
import { crmSamples } from '@/lib/enquiry/admin/test-delivery'
import { Outbox } from '@/lib/enquiry/outbox'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import type { Store } from '@/lib/enquiry/store/tables'
import { isMeantFor } from '@/lib/enquiry/targets'
import { webhookTarget } from '@/lib/enquiry/targets/webhook'
import { freePort } from '@/scripts/lib/server'
import { type Received, startBackEnd, status } from '../helpers/back-end'
import { describeEngines } from '../helpers/engines'

// Read at run time, so it may be made before the first setting is read.
const site = mkdtempSync(join(tmpdir(), 'northbay-crm-'))
process.env.SITE_DIR = site
process.env.CRM_TOKEN = 'a-token-of-the-test'
const { monotonicNow } = clock
let ahead = 0
vi.spyOn(clock, 'monotonicNow').mockImplementation(() => monotonicNow() + ahead)
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

/** The file is looked at once a second. */
function write(text: string): void {
  writeFileSync(join(site, 'crm.yaml'), text)
  ahead += 2000
}
const docs = readFileSync('docs/crm.md', 'utf8')
const example = (name: string): string =>
  new RegExp(`^\`\`\`yaml ${name}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(docs)?.[1] ?? ''

const values = ['Ada Lovelace', 'Ocean Works', 'ada@ocean.example', '13800138000']
async function add(store: Store, formId: number): Promise<string> {
  const body = {
    site: { id: 1 },
    form: { id: formId },
    fieldValues: values.map((value, index) => ({ formFieldBO: { id: formId * 100 + 1 + index }, value })),
    formTypeSource: 'INDEX_MODEL' as const,
    trafficAccessReq: { deviceType: 2 as const, logidUrl: 'http://localhost/' },
  }
  const context = { mark: 'en' as const, formName: 'Demo', labels: { [formId * 100 + 1]: 'Name' } }
  return (
    await addEnquiry(store, { key: randomUUID(), body, context, targets: ['webhook'], now: Date.now() })
  ).id
}
const row = ({ db }: Store) => db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
const delivered = (store: Store) =>
  vi.waitFor(async () => expect(await row(store)).toMatchObject({ status: 'delivered' }), {
    timeout: 15_000,
    interval: 30,
  })
function start(store: Store, url: string): Outbox {
  const outbox = new Outbox(async () => store, [webhookTarget({ url })])
  closers.push(() => outbox.stop())
  return outbox
}
async function crm(answer: (response: ServerResponse, received: Received) => void) {
  const server = await startBackEnd()
  closers.push(server.close)
  server.state.answer = answer
  return server
}
const json = (value: unknown, code = 200) => status(code, JSON.stringify(value))
const fieldsOf = (body: string) => JSON.parse(body) as Record<string, never>

/** The relay of docs/crm.md in front of a stand-in. */
async function relay(settings: Record<string, string>): Promise<string> {
  const file = join(site, 'relay.mjs')
  writeFileSync(file, /^```js\n([\s\S]*?)^```$/m.exec(docs)?.[1] ?? '')
  const port = await freePort()
  const env = { ...process.env, ...settings, PORT: String(port) }
  const child: ChildProcess = spawn(process.execPath, [file], { env, stdio: 'inherit' })
  closers.push(() => child.kill())
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(401), { timeout: 10_000, interval: 50 })
  return `${url}/`
}

it('without the variable of a header the desk shows its name in place of what would be sent', () => {
  write('headers: { Authorization: Bearer $CRM_UNSET }\ndefault: { map: { email: mail } }\n')
  expect(crmSamples('en')).toEqual([{ formId: undefined, reason: 'CRM_UNSET of crm.yaml is not set' }])
})

describeEngines('an enquiry in a CRM', (engine) => {
  it('HubSpot: a contact by its address, and its number and address come back', async () => {
    const store = engine.store()
    const server = await crm((response, received) => {
      const { inputs } = fieldsOf(received.body) as {
        inputs?: { id: string; idProperty: string; properties: object }[]
      }
      const [contact] = inputs ?? []
      const isSigned = received.headers.authorization === 'Bearer a-token-of-the-test'
      if (!isSigned) return json({ status: 'error', message: 'Authentication' }, 401)(response, received)
      if (!contact?.id || contact.idProperty !== 'email' || !contact.properties)
        return json({ status: 'error', message: 'Invalid input JSON' }, 400)(response, received)
      const result = { id: '512', properties: contact.properties, archived: false, new: true }
      return json({ status: 'COMPLETE', results: [result] })(response, received)
    })
    write(example('hubspot'))
    const [rest, , own] = crmSamples('en')
    expect([rest?.text, own?.formId, own?.text]).toEqual([
      expect.stringContaining('test@example.com'),
      '5002',
      expect.stringContaining('lastname'),
    ])
    expect(
      crmSamples('en')
        .filter(({ text }) => text === undefined)
        .map(({ formId }) => formId),
    ).toEqual(['5001', '5007'])
    start(store, `${server.url}/crm/v3/objects/contacts/batch/upsert`)
    const id = await add(store, 5002)
    await delivered(store)
    expect(await row(store)).toMatchObject({
      crm_id: '512',
      crm_link: 'https://app.hubspot.com/contacts/12345678/record/0-1/512',
    })
    const [sent] = server.received
    expect(sent?.headers['idempotency-key']).toBe(id)
    expect(fieldsOf(sent?.body ?? '')).toEqual({
      inputs: [
        {
          ...{ id: 'ada@ocean.example', idProperty: 'email' },
          properties: {
            ...{ email: 'ada@ocean.example', phone: '13800138000', lastname: 'Ada Lovelace' },
            ...{ company: 'Ocean Works', message: expect.stringContaining('Name: Ada Lovelace\n') },
          },
        },
      ],
    })
  })

  it('Salesforce’s form: fields of a form, without a number', async () => {
    const store = engine.store()
    const server = await crm((response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')
    })
    write(example('salesforce-form'))
    start(store, `${server.url}/servlet/servlet.WebToLead?encoding=UTF-8`)
    await add(store, 5001)
    await delivered(store)
    expect(await row(store)).toMatchObject({ crm_id: null, crm_link: null, last_error: null })
    const [sent] = server.received
    expect(sent?.headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8')
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
      ...{ oid: '00D000000000001', last_name: 'Ada Lovelace', company: 'Ocean Works' },
      ...{ email: 'ada@ocean.example', phone: '13800138000', lead_source: 'Web' },
    })
  })

  const relays = {
    salesforce: {
      token: (body: string) =>
        new URLSearchParams(body).get('grant_type') === 'client_credentials' && { access_token: 'fresh' },
      isAsked: ({ headers, body }: Received) => {
        const { LastName, Company } = fieldsOf(body)
        return headers.authorization === 'Bearer fresh' && Boolean(LastName) && Boolean(Company)
      },
      yes: { id: '00Q1', success: true, errors: [] },
      no: [{ message: 'Session expired or invalid', errorCode: 'INVALID_SESSION_ID' }, 401],
      stored: ['00Q1', 'https://mydomain.lightning.force.com/lightning/r/Lead/00Q1/view'],
    },
    xiaoshouyi: {
      token: (body: string) =>
        new URLSearchParams(body).get('grant_type') === 'password' && { access_token: 'fresh' },
      isAsked: ({ headers, body }: Received) => {
        const { data } = fieldsOf(body) as { data?: { name?: string; entityType?: number } }
        return headers.authorization === 'Bearer fresh' && Boolean(data?.name) && Boolean(data?.entityType)
      },
      yes: { code: 200, msg: 'OK', data: { id: 1_234_567_890 } },
      no: [{ code: 1_020_002, msg: 'access_token invalid' }, 200],
      stored: ['1234567890', null],
    },
    fxiaoke: {
      token: (body: string) =>
        fieldsOf(body).permanentCode === 'p' && {
          ...{ errorCode: 0, corpAccessToken: 'fresh', corpId: 'FSCID', expiresIn: 7200 },
        },
      isAsked: ({ body }: Received) => {
        const { corpAccessToken, corpId, currentOpenUserId, data } = fieldsOf(body) as Record<
          string,
          string
        > & {
          data?: { object_data?: { dataObjectApiName?: string; name?: string } }
        }
        const { dataObjectApiName, name } =
          (data as { object_data?: Record<string, string> })?.object_data ?? {}
        const isSignedIn = corpAccessToken === 'fresh' && corpId === 'FSCID' && currentOpenUserId === 'FSUID'
        return isSignedIn && dataObjectApiName === 'LeadsObj' && Boolean(name)
      },
      yes: { errorCode: 0, errorMessage: 'OK', dataId: '5ea6cdd489225f0001fbc39d' },
      no: [{ errorCode: 20_016, errorMessage: 'corpAccessToken is invalid' }, 200],
      stored: ['5ea6cdd489225f0001fbc39d', null],
    },
  } as const

  it.each(Object.entries(relays))('%s, by the relay that requires a token', async (name, api) => {
    const store = engine.store()
    const server = await crm((response, received) => {
      if (received.path === '/token')
        return json(api.token(received.body) || { errorCode: 10_006 })(response, received)
      const [answer, code] = api.no
      return (api.isAsked(received) ? json(api.yes) : json(answer, code))(response, received)
    })
    write(example(name))
    const settings = { CRM: name, API: `${server.url}/lead`, TOKEN_URL: `${server.url}/token` }
    const app = { CLIENT_ID: 'a', CLIENT_SECRET: 'b', PERMANENT_CODE: 'p', OPEN_USER_ID: 'FSUID' }
    start(
      store,
      await relay({ ...settings, ...app, USERNAME: 'u', PASSWORD: 'w', REDIRECT_URI: 'https://x.example' }),
    )
    await add(store, 5001)
    await delivered(store)
    const [crm_id, crm_link] = api.stored
    expect(await row(store)).toMatchObject({ crm_id, crm_link })
  })

  it('an answer of HTTP 200 that reports a failure is a failed attempt, shown with its text', async () => {
    const store = engine.store()
    let isRight = false
    const server = await crm((response, received) =>
      (isRight ? json({ errorCode: 0, dataId: 'd1' }) : json({ errorCode: 1, errorMessage: 'no pool' }))(
        response,
        received,
      ),
    )
    write(example('fxiaoke'))
    const outbox = start(store, server.url)
    await add(store, 5001)
    outbox.wake()
    await vi.waitFor(
      async () => expect((await row(store)).last_error).toBe('the answer has another errorCode: 1: no pool'),
      { timeout: 10_000 },
    )
    isRight = true
    await delivered(store)
    expect(await row(store)).toMatchObject({ crm_id: 'd1', last_error: null })
  })

  it('a wrong file keeps its last good version; a form that it leaves out is sent nowhere, an unlisted one waits', async () => {
    const store = engine.store()
    const server = await crm(json({ id: 'x1', url: 'javascript:alert(1)' }))
    write('forms: { "5001": { map: { email: mail } } }\nanswer: { id: id, link: url }\n')
    const outbox = start(store, server.url)
    await add(store, 5001)
    await delivered(store)
    write('forms: { "5001": { map: { emial: mail } } }\n')
    await store.db.deleteFrom('deliveries').execute()
    await add(store, 5001)
    outbox.wake()
    await delivered(store)
    expect(server.received.map(({ body }) => body)).toEqual(Array(2).fill('{"mail":"ada@ocean.example"}'))
    // An address that is none is not led to.
    expect(await row(store)).toMatchObject({ crm_id: 'x1', crm_link: null })

    write('forms: { "5001": { send: false }, "5002": {} }\n')
    const target = webhookTarget({ url: server.url })
    expect(['5001', '5002', '5003'].map((id) => isMeantFor(target, 'en', id))).toEqual([false, true, true])
    await store.db.deleteFrom('deliveries').execute()
    await add(store, 5003)
    outbox.wake()
    await vi.waitFor(
      async () => expect((await row(store)).last_error).toBe('crm.yaml says nothing of this form'),
      { timeout: 10_000 },
    )
    expect(server.received).toHaveLength(2)
  })

  it('after a start with a wrong file nothing is sent, unmapped least of all, until it is right', async () => {
    const store = engine.store()
    const server = await crm(json({}))
    write('default: { map: { email: mail }, fixd: { a: b } }\n')
    clearCrm()
    const outbox = start(store, server.url)
    await add(store, 5001)
    outbox.wake()
    await vi.waitFor(async () => expect((await row(store)).last_error).toContain('crm.yaml is wrong'), {
      timeout: 10_000,
    })
    expect(server.received).toEqual([])
    write('default: { map: { email: mail }, fixed: { a: b } }\n')
    await delivered(store)
    expect(server.received[0]?.body).toBe('{"a":"b","mail":"ada@ocean.example"}')
  })
})
