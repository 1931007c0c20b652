// `npm run test:chaos`: kills, outages, clock steps and edits at once, for half an hour or as many minutes as `-- 5` says (P10, S1, S2).
import { setTimeout as wait } from 'node:timers/promises'
import { openStore } from '@/lib/enquiry/store/open'
import { ensureBuilt } from '@/scripts/lib/build.mjs'
import { hasPostgres, noPostgres } from '../helpers/postgres'
import { hasRedis, noRedis } from '../helpers/redis'
import { chaos, edit } from './chaos'
import { type ChaosRun, startSoaked } from './fleet'
import { get, type Met, readers, senders } from './visitors'

const minutes = Number(process.argv[2] ?? 30)
/** P10's 350 MB are of pages that are read; made anew every few seconds they leave up to 70 MB more with the C library (docs/benchmarks.md). */
const MOST_MB = 400
const MOST_GROWTH = 1.1
/** What may come on top of what an edit of everything takes on this machine anyway. */
const RECOVERY_MS = 5000

const own = ['/', '/product', '/product/1001', '/solution', '/cases', '/about-us/news', '/activity', '/media']
const paths = own.flatMap((path) => [path, `/en${path === '/' ? '' : path}`])

/** How long, in ms, until both instances show what is new on every page. */
async function renewal({ backend, steady, mortal }: ChaosRun, title: string): Promise<number> {
  const began = performance.now()
  backend.setTitle(title)
  await edit(steady.url, { all: true })
  const english = own.map((path) => `/en${path === '/' ? '' : path}`)
  const isWell = async (url: string) => {
    const answers = await Promise.all(english.map((path) => get(url + path)))
    return answers.every((answer) => answer?.status === 200 && answer.text.includes(title))
  }
  while (!((await isWell(steady.url)) && (await isWell(mortal.site.url))))
    if (performance.now() - began > 120_000) return Number.POSITIVE_INFINITY
    else await wait(50)
  return performance.now() - began
}

async function storedKeys({ postgres }: ChaosRun): Promise<string[]> {
  const store = await openStore({ databaseUrl: postgres.url, dataDir: '.' })
  const rows = await store.db.selectFrom('enquiries').select('idempotency_key as key').execute()
  await store.close()
  return rows.map(({ key }) => key)
}

const told = ({ answers }: Met) => [...answers].map(([what, count]) => `${count} × ${what}`).join(', ')

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** What the memory of the instance that lived through it says: its peak, and how its last quarter stands to the one before. */
function judged(samples: number[]) {
  const quarter = Math.floor(samples.length / 4)
  const growth = mean(samples.slice(-quarter)) / mean(samples.slice(-2 * quarter, -quarter))
  return { peak: Math.max(...samples), growth }
}

async function chaosRun(fleet: ChaosRun) {
  const end = performance.now() + minutes * 60_000
  const isOver = () => performance.now() > end
  let state: string[] = []
  const say = (what: string) => {
    const kind = what.split(' ').at(what.startsWith('no ') ? 1 : 0) ?? ''
    state = [...state.filter((known) => !known.includes(kind)), what]
  }
  const began = performance.now()
  const now = () => `${Math.round((performance.now() - began) / 1000)} s, ${state.join(', ')}`
  const samples: number[] = []
  const watch = async () => {
    for (; !isOver(); await wait(1000)) samples.push(fleet.memory())
  }
  const crowd = { isOver, now }
  const [steady, mortal, acknowledged, counts] = await Promise.all([
    readers(() => fleet.steady.url, paths, { ...crowd, crowd: 6, mayBeAway: false }),
    readers(() => fleet.mortal.site.url, paths, { ...crowd, crowd: 3, mayBeAway: true }),
    senders(() => [fleet.steady.url, fleet.mortal.site.url], 2, isOver),
    chaos(fleet, isOver, say),
    watch(),
  ])
  return { steady, mortal, acknowledged, counts, memory: judged(samples) }
}

async function main(): Promise<number> {
  const missing = [...(hasPostgres ? [] : [noPostgres]), ...(hasRedis ? [] : [noRedis])]
  if (missing.length > 0) {
    console.info(`chaos: ${missing.join(', ')}`)
    return 0
  }
  if ((await ensureBuilt()) !== 0) return 1
  const fleet = await startSoaked()
  try {
    await renewal(fleet, 'Warm')
    const usualMs = await renewal(fleet, 'As ever')
    const { steady, mortal, acknowledged, counts, memory } = await chaosRun(fleet)
    const recoveryMs = await renewal(fleet, 'All is well')
    const keys = await storedKeys(fleet)
    const stored = new Set(keys)
    const lost = acknowledged.filter((key) => !stored.has(key)).length
    const wrong = [...steady.wrong, ...mortal.wrong]
    console.info(
      [
        `chaos, ${minutes} minutes: ${counts.kills} kills, ${counts.outages} outages, ${counts.steps} clock steps, ${counts.edits} edits`,
        `pages: ${steady.pages} of the instance that lived (${steady.wrong.length} wrong), ${mortal.pages} of the one that was killed (${mortal.wrong.length} wrong)`,
        `  lived: ${told(steady)}`,
        `  was killed: ${told(mortal)}`,
        `enquiries: ${acknowledged.length} acknowledged, ${lost} lost, ${keys.length - stored.size} doubled`,
        `memory: ${Math.round(memory.peak)} MB at most, last quarter ${memory.growth.toFixed(3)} × the one before`,
        `all pages new on both ${Math.round(recoveryMs)} ms after the last fault, ${Math.round(usualMs)} ms without any`,
        ...wrong.slice(0, 40).map((text) => `  ✗ ${text}`),
      ].join('\n'),
    )
    const isWell = wrong.length === 0 && lost === 0 && keys.length === stored.size && acknowledged.length > 0
    const isFlat = memory.peak <= MOST_MB && memory.growth <= MOST_GROWTH
    const isQuick = Number.isFinite(recoveryMs) && recoveryMs <= RECOVERY_MS + usualMs
    return isWell && isFlat && isQuick ? 0 : 1
  } finally {
    await fleet.stop()
  }
}

process.exitCode = await main()
