import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openStore } from '@/lib/enquiry/store/open'
import { freePort } from '@/scripts/lib/server'
import { startPostgres } from '../helpers/postgres'
import { removeFolder } from '../helpers/remove-folder'
import { type SiteProcess, startSite } from '../helpers/site-process'
import { type Behaviour, type Company, startCompany } from './company'
import { newLedger, type SubmitLog, visitors } from './visitors'

const TOKEN = 'durability-run'
const DRAIN_MS = 120_000

export type Plan = {
  engine: 'sqlite' | 'postgres'
  /** How long it takes where a start takes no time; `mostSeconds`: how long it may take until all kills and enquiries were. */
  seconds: number
  mostSeconds: number
  outageSeconds: number
  kills: number
  enquiries: number
  crowd: number
  /** What it takes for the books to prove anything. */
  least: { enquiries: number; kills: number }
}
export type Verdict = {
  engine: string
  lost: number
  doubled: number
  undelivered: number
  wrong: number
  /** Fewer were told success, or fewer interrupted, than the plan says: the books prove too little. */
  isShort: boolean
  report: string
}

const between = (least: number, most: number) => least + Math.random() * (most - least)

/** Kills the server again and again at random moments and starts it anew, until the time or the kills are used up. */
async function killer(start: () => Promise<SiteProcess>, site: SiteProcess, plan: Plan, until: number) {
  let running = site
  let kills = 0
  while (Date.now() < until && kills < plan.kills) {
    await wait(between(0.2, 1.8) * ((plan.seconds * 1000) / plan.kills / 2))
    await running.kill()
    kills += 1
    running = await start()
  }
  return { running, kills }
}

/** The outage: in the middle of the run, through every way of being down. */
async function outage(company: Company, plan: Plan): Promise<void> {
  await wait(((plan.seconds - plan.outageSeconds) / 2) * 1000)
  const moods: Behaviour[] = ['refuses', 'errors', 'hangs']
  for (const mood of moods) {
    company.setMood(mood)
    await wait((plan.outageSeconds / moods.length) * 1000)
  }
  company.setMood('well')
}

async function drained(company: Company, ledger: SubmitLog): Promise<void> {
  const missing = () => [...ledger.acknowledged.keys()].some((key) => !company.made.has(key))
  for (const deadline = Date.now() + DRAIN_MS; missing() && Date.now() < deadline; ) await wait(200)
}

/** S1: visitors, a killer, an outage, one real server and a real database; then the books are compared. */
export async function killLoop(plan: Plan): Promise<Verdict> {
  const directory = mkdtempSync(join(tmpdir(), 'northbay-durability-'))
  const postgres = plan.engine === 'postgres' ? await startPostgres() : undefined
  const company = await startCompany()
  const ledger = newLedger()
  const port = await freePort()
  const settings = {
    CONTENT_API_URL: company.url,
    CONTENT_API_TOKEN: TOKEN,
    DATA_DIR: directory,
    DATABASE_URL: postgres?.url ?? '',
    LOG_LEVEL: 'warn',
  }
  const start = () => startSite(port, settings, join(directory, 'site.log'))
  const site = await start()
  const began = Date.now()
  const until = began + plan.mostSeconds * 1000
  const [{ running, kills }] = await Promise.all([
    killer(start, site, plan, until),
    outage(company, plan),
    visitors(site.url, TOKEN, ledger, plan.crowd, until, plan.enquiries),
  ])
  await drained(company, ledger)
  await running.stop()
  const verdict = await compare(
    plan,
    company,
    ledger,
    { dataDir: directory, databaseUrl: postgres?.url },
    kills,
    began,
  )
  company.close()
  postgres?.remove()
  await removeFolder(directory)
  return verdict
}

type Settings = Parameters<typeof openStore>[0]

async function compare(
  plan: Plan,
  company: Company,
  ledger: SubmitLog,
  settings: Settings,
  kills: number,
  began: number,
): Promise<Verdict> {
  const store = await openStore(settings)
  const rows = await store.db.selectFrom('enquiries').select(['idempotency_key as key', 'payload']).execute()
  const open = await store.db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '!=', 'delivered')
    .execute()
  await store.close()
  const stored = new Map(rows.map(({ key, payload }) => [key, payload]))
  const acknowledged = [...ledger.acknowledged]
  const lost = acknowledged.filter(([key]) => !stored.has(key)).length
  const undelivered = acknowledged.filter(([key]) => !company.made.has(key)).length
  const wrong = acknowledged.filter(
    ([key, name]) => stored.get(key) !== company.made.get(key) || !stored.get(key)?.includes(name),
  ).length
  const names = [...company.made.values()].map((body) => /visitor [\w-]+/.exec(body)?.[0])
  const doubled = rows.length - stored.size + (names.length - new Set(names).size)
  const again = [...company.came.values()].reduce((sum, count) => sum + count - 1, 0)
  const refusals = [...ledger.refusals].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'
  const report = [
    `${acknowledged.length} acknowledged of ${ledger.sent}, ${stored.size} stored, ${company.made.size} at the back end, ${open.length} still open`,
    `${kills} SIGKILLs, ${plan.outageSeconds} s outage, ${Math.round((Date.now() - began) / 1000)} s in all`,
    `answers lost on the way ${ledger.unanswered}, refusals ${refusals}, sent again under the same key ${again}`,
  ].join('; ')
  const isShort = acknowledged.length < plan.least.enquiries || kills < plan.least.kills
  return { engine: plan.engine, lost, doubled, undelivered, wrong, isShort, report }
}
