import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Address } from '@/lib/content/addresses'
import { enginesOf } from '@/lib/enquiry/announce/engines'
import { expireAddresses } from '@/lib/enquiry/announce/rows'
import { announce } from '@/lib/enquiry/announce/turn'
import { openStore } from '@/lib/enquiry/store/open'
import type { Store } from '@/lib/enquiry/store/tables'
import { startBackEnd, status } from '../helpers/back-end'
import { describeEngines } from '../helpers/engines'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const KEY = 'a1b2c3d4e5f6'
const at = (number: number, version = '1'): Address => ({
  url: `https://a.example/product/${number}`,
  version,
})
const urls = (...numbers: number[]) => numbers.map((number) => at(number).url)

let receiver: Awaited<ReturnType<typeof startBackEnd>>
beforeAll(async () => {
  receiver = await startBackEnd()
})
afterAll(() => receiver.close())

describeEngines('search engines are notified of new and changed addresses', (engine) => {
  const settings = (more: object) =>
    enginesOf({
      BAIDU_PUSH_TOKEN: undefined,
      BAIDU_PUSH_URL: `${receiver.url}/urls`,
      CDN_PURGE_URL: undefined,
      INDEXNOW_KEY: undefined,
      INDEXNOW_URL: `${receiver.url}/indexnow`,
      ROBOTS: 'open',
      ...more,
    })
  const indexNow = () => settings({ INDEXNOW_KEY: KEY })
  const turn = (addresses: Address[], now: number, engines = indexNow(), store = engine.store()) =>
    announce(store, engines, async () => addresses, now)
  /** What IndexNow was told, call by call. */
  const told = () => receiver.received.map(({ body }) => JSON.parse(body).urlList as string[])

  beforeEach(async () => {
    await engine.store().db.deleteFrom('announcements').execute()
    await engine.store().db.deleteFrom('settings').where('name', '=', 'announce/turn').execute()
  })
  afterEach(() => {
    receiver.received.length = 0
    receiver.state.answer = status(200, '{}')
  })

  it('each once, a changed one again after an hour, and none that is gone', async () => {
    receiver.state.answer = status(202)
    const start = Date.parse('2026-03-12T10:00:00Z')
    await turn([at(1), at(2)], start)
    await turn([at(1), at(2)], start + MINUTE)
    expect(told()).toEqual([urls(1, 2)])
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      host: 'a.example',
      key: KEY,
      keyLocation: `https://a.example/${KEY}.txt`,
    })
    // Saved twice within the hour, and a new page: the new one at once, the other once the hour is over.
    await turn([at(1, '2'), at(2), at(3)], start + 2 * MINUTE)
    await turn([at(1, '3'), at(2), at(3)], start + 30 * MINUTE)
    expect(told()).toEqual([urls(1, 2), urls(3)])
    await turn([at(1, '3'), at(2), at(3)], start + HOUR)
    expect(told()).toEqual([urls(1, 2), urls(3), urls(1)])
    // Changed and withdrawn before its turn; a page whose version is not known now is no other page.
    await turn([at(1, '4'), at(2, '2'), at(3)], start + HOUR + MINUTE)
    await turn([{ url: urls(1)[0] ?? '' }, at(3)], start + 5 * HOUR)
    expect(told().slice(3)).toEqual([urls(2), urls(1)])
  })

  it('by one of several instances, again after an outage, and after a crash only when its lease is over', async () => {
    const stores = await engine.instances(2)
    const start = Date.parse('2026-03-12T10:00:00Z')
    receiver.state.answer = status(503)
    const had = await Promise.all(stores.map((store) => turn([at(1)], start, indexNow(), store)))
    expect(had.filter(Boolean)).toHaveLength(1)
    expect(told()).toEqual([urls(1)])
    expect(await turn([at(1)], start + MINUTE / 2), 'before the minute is over').toBe(false)
    receiver.state.answer = status(200)
    await turn([at(1)], start + MINUTE)
    await turn([at(1)], start + 2 * MINUTE)
    expect(told()).toEqual([urls(1), urls(1)])
    // A process that dies while it tells leaves the address taken.
    const dying = [{ name: 'indexnow' as const, most: 9, notify: () => new Promise<void>(() => undefined) }]
    void turn([at(1), at(2)], start + 3 * MINUTE, dying)
    const taken = () =>
      engine
        .store()
        .db.selectFrom('announcements')
        .selectAll()
        .where('url', '=', urls(2)[0] ?? '')
        .executeTakeFirst()
    await expect.poll(async () => (await taken())?.attempts).toBe(1)
    await turn([at(1), at(2)], start + 4 * MINUTE)
    expect(told()).toHaveLength(2)
    await turn([at(1), at(2)], start + 14 * MINUTE)
    expect(told().slice(2)).toEqual([urls(2)])
  })

  it('Baidu by lines, in smaller parts when its allowance is small', async () => {
    const start = Date.parse('2026-03-12T10:00:00Z')
    receiver.state.answer = (response, { body }) =>
      body.split('\n').length > 3
        ? status(400, '{"error":400,"message":"over quota"}')(response, { path: '', headers: {}, body })
        : status(200, '{"remain":1,"success":2}')(response, { path: '', headers: {}, body })
    const engines = settings({ BAIDU_PUSH_TOKEN: 'token-1' })
    const numbers = Array.from({ length: 25 }, (_, index) => 100 + index)
    await turn(
      numbers.map((number) => at(number)),
      start,
      engines,
    )
    const [first, ...rest] = receiver.received
    expect(first?.path).toBe('/urls?site=https%3A%2F%2Fa.example&token=token-1')
    expect(first?.headers['content-type']).toBe('text/plain')
    expect([first, ...rest].map((call) => call?.body.split('\n').length)).toEqual([25, 3, 3, 3])
    const sent = rest.flatMap(({ body }) => body.split('\n'))
    expect(new Set(sent).size).toBe(9)
  })

  it('of two hosts in two calls, and of a site that lets no crawler in not at all', async () => {
    const english = { url: 'https://en.a.example/product/1', version: '1' }
    await turn([at(1), english], Date.now())
    expect(told()).toEqual([urls(1), [english.url]])
    expect(settings({ INDEXNOW_KEY: KEY, BAIDU_PUSH_TOKEN: 'token-1', ROBOTS: 'closed' })).toEqual([])
    expect(settings({})).toEqual([])
  })

  it('a CDN at once: changed and gone pages, lists after each edit, all pages after one of everything', async () => {
    const start = Date.parse('2026-03-12T10:00:00Z')
    const cdn = settings({ CDN_PURGE_URL: [`${receiver.url}/purge?key=1`], ROBOTS: 'closed' })
    const home = { url: 'https://a.example/' }
    const minute = (number: number, ...all: Address[]) => turn(all, start + number * MINUTE, cdn)
    const purged = () => receiver.received.splice(0).map(({ body }) => JSON.parse(body).urls as string[])
    await minute(0, home, at(1), at(2))
    expect(receiver.received[0]?.path).toBe('/purge?key=1')
    expect(purged()).toEqual([[home.url, ...urls(1, 2)]])
    await minute(1, home, at(1, '2'))
    expect(purged()).toEqual([urls(1, 2)])
    await expireAddresses(engine.store(), '9', start + MINUTE)
    receiver.state.answer = status(503)
    await minute(2, home, at(1, '2'))
    receiver.state.answer = async (response, call) => {
      receiver.state.answer = status(200)
      await expireAddresses(engine.store(), undefined, start + 3 * MINUTE) // an edit while it is told
      status(200)(response, call)
    }
    await minute(3, home, at(1, '2'))
    await minute(4, home, at(1, '2'))
    expect(purged()).toEqual([[home.url], [home.url], [home.url, ...urls(1)]])
  })

  it('a CDN of a page without a version that is gone, and after each edit once it is back', async () => {
    const start = Date.parse('2026-03-12T10:00:00Z')
    const cdn = settings({ CDN_PURGE_URL: [`${receiver.url}/purge`] })
    const [home, list] = [{ url: 'https://a.example/' }, { url: 'https://a.example/news' }]
    const minute = (number: number, ...all: Address[]) => turn(all, start + number * MINUTE, cdn)
    const purged = () => receiver.received.splice(0).flatMap(({ body }) => JSON.parse(body).urls as string[])
    await minute(0, home, list)
    purged()
    await minute(1, home)
    expect(purged(), 'gone').toEqual([list.url])
    await minute(2, home, list)
    await minute(3, home, list)
    purged()
    await expireAddresses(engine.store(), '9', start + 4 * MINUTE)
    await minute(4, home, list)
    expect(purged(), 'an edit').toEqual([home.url, list.url])
  })

  it('a CDN of the page of the record that a call names, though its words in lists are the same', async () => {
    const start = Date.parse('2026-03-12T10:00:00Z')
    const cdn = settings({ CDN_PURGE_URL: [`${receiver.url}/purge`] })
    await turn([at(1), at(2), at(11)], start, cdn)
    await expireAddresses(engine.store(), '1', start + MINUTE)
    receiver.received.length = 0
    await turn([at(1), at(2), at(11)], start + MINUTE, cdn)
    expect(receiver.received.map(({ body }) => JSON.parse(body).urls)).toEqual([urls(1)])
  })

  if (engine.name === 'PostgreSQL')
    it('a CDN of an edit whose first write PostgreSQL ended as a deadlock', async () => {
      const start = Date.parse('2026-03-12T10:00:00Z')
      await turn([at(1), at(2)], start, settings({ CDN_PURGE_URL: [`${receiver.url}/purge`] }))
      const { db } = engine.store()
      // Raised by a trigger: which of two that wait for each other is ended depends on how fast the machine is.
      const run = (statement: string) => sql.raw(statement).execute(db)
      await run('create sequence writes')
      await run(`create function deadlock_once() returns trigger language plpgsql as $$ begin
        if nextval('writes') = 1 then raise 'deadlock detected' using errcode = 'deadlock_detected'; end if;
        return null; end $$`)
      await run(`create trigger deadlock before update on announcements
        for each statement execute function deadlock_once()`)
      await expireAddresses(engine.store(), undefined, start + MINUTE)
      await run('drop trigger deadlock on announcements')
      const rows = await db.selectFrom('announcements').select(['status', 'attempts']).execute()
      expect(rows).toEqual(urls(1, 2).map(() => ({ status: 'due', attempts: 0 })))
    })

  it('by what the database has stored', async () => {
    const start = Date.now()
    await turn([at(1)], start)
    const again: Store = await openStore(engine.settings())
    await turn([at(1)], start + HOUR, indexNow(), again)
    await again.close()
    expect(told()).toEqual([urls(1)])
  })
})
