import { beforeEach, expect, it } from 'vitest'
import type { Command } from './connection'
import { editLog, isAfter, type ReceivedEdit } from './edits'
import { listen } from './listen'
import { redisStore } from './store'

/** What of Redis the instances use, in memory: it can be away, and come back empty. */
function fakeRedis() {
  let [isAway, isForgetful, number] = [false, false, 0]
  const values = new Map<string, Buffer>()
  let stream: [string, string[]][] = []
  const run = async ([name, ...args]: Command): Promise<unknown> => {
    if (isAway) throw new Error('away')
    const [key = '', first = ''] = args.map(String)
    if (name === 'GET') return values.get(key) ?? null
    if (name === 'SET') values.set(key, args[1] as Buffer)
    if (name === 'DEL') values.delete(key)
    if (name === 'XREVRANGE') return stream.slice(-1)
    if (name === 'XRANGE') return stream.filter(([id]) => isAfter(id, first.slice(1)))
    if (name === 'XADD') {
      number += 1
      if (isForgetful) return 'OK'
      stream.push([`${number}-0`, ['edit', String(args.at(-1))]])
    }
    return 'OK'
  }
  return {
    run,
    away: (value: boolean) => {
      isAway = value
    },
    /** Takes an edit and has none of it: killed before anybody read it. */
    loses: (value: boolean) => {
      isForgetful = value
    },
    forget: () => {
      values.clear()
      stream = []
    },
  }
}

let redis: ReturnType<typeof fakeRedis>
beforeEach(() => {
  redis = fakeRedis()
})

async function instance() {
  const edits = editLog()
  const received: ReceivedEdit[] = []
  const connection = {
    ask: <T>(command: Command) => redis.run(command).catch(() => undefined) as Promise<T | undefined>,
    probe: <T>(command: Command) => redis.run(command) as Promise<T>,
  }
  const recentEdits = () => received.map(({ tags, stale }) => ({ tags, stale }))
  const listener = listen(connection, {
    key: 'edits',
    edits,
    onReceived: (all) => received.push(...all),
    recentEdits,
  })
  listener.stop() // the test says when it looks
  await listener.poll()
  const store = redisStore(connection, edits, 'site:')
  const keep = (key: string, tags: string[], madeAt = Date.now() + 1) =>
    store.write(key, Buffer.from('bytes'), { tags, madeAt, seconds: 60 })
  return { ...listener, received: () => received.flatMap(({ tags }) => tags), store, keep }
}
const edit = (tag: string) => ({ tags: [tag], stale: 1000 })

it('an edit made at one instance is received by the others, once and in order', async () => {
  const [one, other] = [await instance(), await instance()]
  one.publish(edit('product'))
  one.publish(edit('news'))
  await one.poll()
  await other.poll()
  await other.poll()
  expect(other.received()).toEqual(['product', 'news'])
})

it('an edit made while Redis is away is published when it is back', async () => {
  const [one, other] = [await instance(), await instance()]
  redis.away(true)
  one.publish(edit('product'))
  await one.poll()
  redis.away(false)
  await one.poll()
  await other.poll()
  expect(other.received()).toEqual(['product'])
})

it('an edit that Redis lost as soon as it had it is published again', async () => {
  const [one, other] = [await instance(), await instance()]
  redis.loses(true)
  one.publish(edit('product'))
  await one.poll()
  redis.loses(false)
  await one.poll()
  await other.poll()
  await other.poll()
  expect([one.received(), other.received()]).toEqual([['product'], ['product']])
})

it('who has published an edit takes nothing from before it, even while Redis has not confirmed it', async () => {
  const [one, other] = [await instance(), await instance()]
  other.keep('before', ['product'])
  other.keep('of something else', ['news'])
  redis.loses(true)
  one.publish(edit('product'))
  const read = (key: string) => one.store.read(key).then((found) => found?.isOutdated)
  expect([await read('before'), await read('of something else')]).toEqual([true, false])
  redis.loses(false)
  await one.poll()
  await one.poll()
  one.keep('after', ['product'])
  expect([await read('before'), await read('after')]).toEqual([true, false])
})

it('a Redis that has lost its memory gets the invalidations of the instances again', async () => {
  const one = await instance()
  one.publish(edit('product'))
  await one.poll()
  redis.away(true)
  await one.poll()
  redis.forget()
  redis.away(false)
  await one.poll()
  const late = await instance()
  expect(late.received()).toEqual(['product'])
})

it('what was made before an edit is outdated for all, whoever received the edit first', async () => {
  const [one, other] = [await instance(), await instance()]
  other.keep('before', ['product'])
  one.publish(edit('product'))
  await one.poll()
  other.keep('made without the edit', ['product'])
  other.keep('of something else', ['news'])
  await other.poll()
  other.keep('made afterwards', ['product'])
  const read = (key: string) => one.store.read(key).then((found) => found?.isOutdated)
  expect(await read('before')).toBe(true)
  expect(await read('made without the edit')).toBe(true)
  expect(await read('of something else')).toBe(false)
  expect(await read('made afterwards')).toBe(false)
  other.keep('begun before the edit', ['product'], 1)
  expect(await read('begun before the edit')).toBe(true)
})

it('finds nothing while Redis is away, and nothing in what it cannot read', async () => {
  const { store, keep } = await instance()
  keep('page', ['product'])
  expect((await store.read('page'))?.bytes.toString()).toBe('bytes')
  await redis.run(['SET', 'site:torn', Buffer.from('no line end')])
  expect(await store.read('torn')).toBeUndefined()
  redis.away(true)
  expect(await store.read('page')).toBeUndefined()
})
