import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { Outbox } from '@/lib/enquiry/outbox'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import type { Store } from '@/lib/enquiry/store/tables'
import { backendTarget } from '@/lib/enquiry/targets/backend'
import type { Target } from '@/lib/enquiry/targets/target'
import { webhookSignature, webhookTarget } from '@/lib/enquiry/targets/webhook'
import { accept, startBackEnd, status } from '../helpers/back-end'
import { describeEngines } from '../helpers/engines'

const SECRET = 'a-secret-of-the-test'
const body = {
  site: { id: 1 },
  form: { id: 1 },
  fieldValues: [{ formFieldBO: { id: 101 }, value: '王芳' }],
  formTypeSource: 'PRODUCT',
  sourceId: 7,
  trafficAccessReq: { deviceType: 0, logidUrl: 'http://localhost/product/7', bd_vid: 'b' },
} as const
const context = {
  mark: 'cn',
  formName: '联系',
  labels: { 101: '姓名' },
  client: { elapsedMs: 3000, firstTouch: { utm_source: 'x' } },
}
const closers: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function backEnd() {
  const server = await startBackEnd()
  closers.push(server.close)
  return server
}

function start(store: Store, targets: Target[]): Outbox {
  const outbox = new Outbox(async () => store, targets)
  closers.push(() => outbox.stop())
  return outbox
}

const add = (store: Store, targets: string[], now = Date.now()) =>
  addEnquiry(store, {
    key: randomUUID(),
    body: { ...body, fieldValues: [...body.fieldValues] },
    context,
    targets,
    now,
  })
const statuses = async ({ db }: Store) =>
  (await db.selectFrom('deliveries').select('status').execute()).map((row) => row.status)
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 15_000, interval: 30 })

describeEngines('outbox', (engine) => {
  it('sends exactly the body of the contract, with its key and token; the webhook gets names and first touch, signed', async () => {
    const store = engine.store()
    const [api, hook] = [await backEnd(), await backEnd()]
    const { id } = await add(store, ['backend', 'webhook'])
    start(store, [
      backendTarget({ url: api.url, token: 'token' }),
      webhookTarget({ url: `${hook.url}/hook`, secret: SECRET }),
    ])
    await until(async () => expect(await statuses(store)).toEqual(['delivered', 'delivered']))
    const { idempotency_key: key } = await store.db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(api.received).toHaveLength(1)
    expect(api.received[0]).toMatchObject({
      path: '/api/internal/form',
      headers: { 'idempotency-key': key, authorization: 'Bearer token' },
    })
    expect(JSON.parse(api.received[0]?.body ?? '')).toEqual(body)
    const told = hook.received[0]
    expect(JSON.parse(told?.body ?? '')).toMatchObject({
      id,
      form: { id: 1, name: '联系' },
      fields: [{ id: 101, label: '姓名', value: '王芳' }],
      client: { firstTouch: { utm_source: 'x' } },
    })
    const signature = String(told?.headers['x-enquiry-signature'])
    const seconds = Number(/^t=(\d+),/.exec(signature)?.[1])
    expect(signature).toBe(webhookSignature(told?.body ?? '', SECRET, seconds * 1000))
  })

  it('tries again until the back end takes it, always under the same key', async () => {
    const store = engine.store()
    const api = await backEnd()
    const answers = [
      status(500, '{"code":"500","msg":"王芳 is broken"}'),
      status(200, '<html>login</html>'),
      status(200, '{"code":"503"}'),
      // As PHP writes it whose included files have byte order marks.
      status(200, '\ufeff\n\ufeff{"code":"200"}'),
    ]
    api.state.answer = (response, item) => (answers.shift() ?? accept)(response, item)
    await add(store, ['backend'])
    start(store, [backendTarget({ url: api.url })])
    await until(() => expect(api.received).toHaveLength(1))
    await until(async () => {
      const row = await store.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({ status: 'pending', last_error: 'HTTP 500: 王芳 is broken' })
    })
    await until(async () => expect(await statuses(store)).toEqual(['delivered']))
    expect(api.received).toHaveLength(4)
    expect(new Set(api.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  }, 15_000)

  it('delivers at once what piled up during an outage, when the back end answers again', async () => {
    const store = engine.store()
    const api = await backEnd()
    api.state.answer = (response) => response.destroy()
    for (let count = 0; count < 5; count += 1) await add(store, ['backend'])
    const outbox = start(store, [backendTarget({ url: api.url })])
    await until(() => expect(api.received.length).toBeGreaterThanOrEqual(5))
    await until(async () => {
      const row = await store.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
      expect(row.last_error).toMatch(/^connection failed/)
    })
    await store.db
      .updateTable('deliveries')
      .set({ next_at: Date.now() + 3_000_000 })
      .where('claimed_at', 'is', null)
      .execute()
    api.state.answer = accept
    await add(store, ['backend'])
    outbox.wake()
    await until(async () => expect(new Set(await statuses(store))).toEqual(new Set(['delivered'])))
  }, 15_000)

  it('one that hangs does not hold up the others, and stopping waits for what is in flight', async () => {
    const store = engine.store()
    const api = await backEnd()
    let release = () => {}
    api.state.answer = (response, item) => {
      if (api.received.length > 1) return accept(response, item)
      release = () => accept(response, item)
    }
    for (let count = 0; count < 4; count += 1) await add(store, ['backend'], 1000 + count)
    const outbox = start(store, [backendTarget({ url: api.url })])
    await until(async () =>
      expect((await statuses(store)).filter((item) => item === 'delivered')).toHaveLength(3),
    )
    let isStopped = false
    const stopped = outbox.stop().then(() => {
      isStopped = true
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(isStopped).toBe(false)
    release()
    await stopped
    expect(await statuses(store)).toEqual(Array(4).fill('delivered'))
  }, 15_000)

  it('two instances deliver each enquiry once', async () => {
    const stores = await engine.instances(2)
    const api = await backEnd()
    for (let count = 0; count < 40; count += 1) await add(stores[0] as Store, ['backend'])
    for (const store of stores) start(store, [backendTarget({ url: api.url })])
    await until(async () =>
      expect(new Set(await statuses(stores[0] as Store))).toEqual(new Set(['delivered'])),
    )
    expect(api.received).toHaveLength(40)
  }, 15_000)
})
