import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openStore } from '@/lib/enquiry/store/open'
import { ask } from './ask'
import { type Cluster, LEFT_ALONE_MS, SECRET, TOKEN } from './fleet'
import { submit, visitorsAt } from './load'

/** What a trial found: the figures to print, and what must not be. */
export type Finding = { name: string; figures: string; wrong: string[] }
export type Trial = (fleet: Cluster, seconds: number, paths: readonly string[]) => Promise<Finding>

const EDIT_MS = 2000
const RETURN_MS = 5000
export const wrongIf = (isWrong: boolean, text: string) => (isWrong ? [text] : [])

let edits = 0

/** Tells an edit to whichever instance nginx picks and says how long both, asked directly and through nginx, took to show it. */
async function editSeen({ backend, nginx, instances }: Cluster, mostMs: number): Promise<number> {
  edits += 1
  const title = `Northbay edit ${edits}`
  backend.setTitle(title)
  const began = performance.now()
  const headers = { authorization: `Bearer ${SECRET}` }
  const body = JSON.stringify({ type: 'site', id: 2 })
  await ask(`${nginx.url}/api/revalidate`, { method: 'POST', headers, body })
  const shows = async (get: () => Promise<string>) => {
    while (performance.now() - began < mostMs * 5) {
      if ((await get()).includes(title)) return performance.now() - began
      await wait(25)
    }
    return Number.POSITIVE_INFINITY
  }
  const direct = instances.map(({ site }) => shows(async () => (await fetch(`${site.url}/en/cases`)).text()))
  const through = shows(async () => (await ask(`${nginx.url}/en/cases`)).body.toString())
  return Math.max(...(await Promise.all([...direct, through])))
}

const summary = ({ pages, submits, failures, times }: ReturnType<typeof visitorsAt>['met']) => {
  const sorted = [...times].sort((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  const worst = sorted.at(-1) ?? 0
  return `${pages} pages and ${submits} submits, ${failures.length} failed, p99 ${p99.toFixed(0)} ms, longest ${worst.toFixed(0)} ms`
}

/** Runs something while visitors are at work; each failure of theirs is one of the trial's. */
export async function underLoad(
  name: string,
  fleet: Cluster,
  paths: readonly string[],
  work: () => Promise<void>,
) {
  const load = visitorsAt(fleet.nginx.url, paths, TOKEN)
  await wait(500)
  await work()
  await wait(500)
  const met = await load.stop()
  const idle = wrongIf(met.pages < 50 || met.submits < 5, 'too few visitors came: nothing is proven')
  return { name, figures: summary(met), wrong: [...idle, ...met.failures.slice(0, 10)] }
}

/** An edit is visible on both instances and through nginx within two seconds (S6). */
export const edit: Trial = async (fleet) => {
  const times: number[] = []
  await editSeen(fleet, EDIT_MS) // the first render of a page loads its code: that is a start, no edit
  for (let round = 0; round < 5; round++) times.push(await editSeen(fleet, EDIT_MS))
  // The one in the middle: a machine that does other things too may hold up any single render.
  const usual = [...times].sort((a, b) => a - b)[2] ?? Number.POSITIVE_INFINITY
  return {
    name: 'an edit is visible on both',
    figures: `${times.map((ms) => ms.toFixed(0)).join(', ')} ms after it was told`,
    wrong: wrongIf(usual > EDIT_MS, `${usual.toFixed(0)} ms is more than ${EDIT_MS}`),
  }
}

/** Each instance in turn is ended by SIGTERM and started anew while visitors read and submit: none notices (S6). */
export const rollingRestart: Trial = (fleet, seconds, paths) =>
  underLoad('rolling restart', fleet, paths, async () => {
    for (let round = 0; round < Math.max(1, Math.round(seconds / 10)); round++)
      for (const instance of fleet.instances) {
        await instance.site.stop()
        await instance.start()
        await wait(500)
      }
  })

/** One instance is killed while visitors read and submit: nginx asks the other one (S6). */
export const kill: Trial = (fleet, seconds, paths) =>
  underLoad('kill -9 of one', fleet, paths, async () => {
    const [one] = fleet.instances
    // The other one was restarted just now: until nginx asks it again there would be nobody left.
    await wait(LEFT_ALONE_MS)
    await one.site.kill()
    await wait(seconds * 300)
    await one.start()
  })

/** When both instances say that Redis answers them, ms from now. */
async function redisWell({ instances }: Cluster): Promise<number> {
  const began = performance.now()
  const isWell = async (url: string) => {
    const answer = await fetch(`${url}/api/health?deep=1`)
    const { parts } = (await answer.json()) as { parts: { name: string; ok: boolean }[] }
    return parts.some(({ name, ok }) => name === 'cache' && ok)
  }
  while (performance.now() - began < RETURN_MS * 4) {
    const well = await Promise.all(instances.map(({ site }) => isWell(site.url)))
    if (!well.includes(false)) break
    await wait(50)
  }
  return performance.now() - began
}

/** Redis is killed, stays away and comes back empty: within five seconds edits are heard again (S6). */
export const redisAway: Trial = async (fleet, seconds, paths) => {
  let well = 0
  const found = await underLoad('Redis killed and back', fleet, paths, async () => {
    await fleet.redis.kill()
    await wait(seconds * 300)
    await fleet.redis.up()
    well = await redisWell(fleet)
  })
  const ms = await editSeen(fleet, RETURN_MS)
  return {
    ...found,
    figures: `${found.figures}; both have it again after ${well.toFixed(0)} ms, an edit told then is seen after ${ms.toFixed(0)} ms`,
    wrong: [
      ...found.wrong,
      ...wrongIf(well > RETURN_MS, `Redis was back for ${well.toFixed(0)} ms before both had it`),
      ...wrongIf(ms > RETURN_MS, `an edit after its return took ${ms.toFixed(0)} ms`),
    ],
  }
}

async function storedKeys({ postgres }: Cluster): Promise<string[]> {
  const store = await openStore({ databaseUrl: postgres.url, dataDir: '.' })
  const rows = await store.db.selectFrom('enquiries').select('idempotency_key as key').execute()
  await store.close()
  return rows.map(({ key }) => key)
}

/** The page without scripts while nothing can be stored: what was typed must still be in it. */
async function keepsTyped({ nginx }: Cluster): Promise<string[]> {
  const body = new URLSearchParams({
    form: '1',
    lang: 'cn',
    f101: '保留的姓名',
    f102: '公司',
    f103: '13800138000',
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://www.example.com' }
  const page = await ask(`${nginx.url}/api/enquiry`, { method: 'POST', headers, body: body.toString() })
  return [
    ...wrongIf(page.status !== 503, `a submit without scripts is answered HTTP ${page.status}, not 503`),
    ...wrongIf(!page.body.includes('保留的姓名'), 'what was typed is not on the page any more'),
  ]
}

/**
 * PostgreSQL is restarted: pages go on, submits are answered 503 with a sentence, and sent again under their key each of them
 * is stored exactly once (S6, D24).
 */
export const databaseAway: Trial = async (fleet, seconds, paths) => {
  const load = visitorsAt(fleet.nginx.url, paths, TOKEN)
  await wait(500)
  fleet.postgres.down('immediate')
  const typed = await keepsTyped(fleet)
  await wait(seconds * 200)
  fleet.postgres.up()
  await wait(1000)
  const met = await load.stop()
  const { acknowledged, refused, unanswered } = load.outcomes
  const key = refused[0] ?? randomUUID()
  for (const again of refused) {
    const { status } = await submit(fleet.nginx.url, TOKEN, again)
    if (status === 200) acknowledged.add(again)
  }
  const keys = await storedKeys(fleet)
  const stored = new Set(keys)
  const lost = [...acknowledged].filter((item) => !stored.has(item)).length
  const pagesFailed = met.failures.filter((text) => !text.startsWith('submit: HTTP 503'))
  return {
    name: 'PostgreSQL restarted',
    figures: `${met.pages} pages, ${pagesFailed.length} failed; ${met.submits} submits, ${refused.length} answered 503 and sent again, ${lost} lost, ${keys.length - stored.size} doubled`,
    wrong: [
      ...typed,
      ...pagesFailed.slice(0, 10),
      ...wrongIf(lost > 0, `${lost} acknowledged enquiries are not in the database`),
      ...wrongIf(!stored.has(key) || refused.length === 0, 'no submit met the restart: nothing is proven'),
      ...wrongIf(unanswered > 0, `${unanswered} submits had no answer`),
    ],
  }
}
