// `npm run test:scale`: two instances, nginx, PostgreSQL and Redis as real processes on loopback (S6). `-- --full` takes longer.
import { ensureBuilt } from '@/scripts/lib/build.mjs'
import { hasNginx, noNginx } from '../helpers/nginx'
import { hasPostgres, noPostgres } from '../helpers/postgres'
import { hasRedis, noRedis } from '../helpers/redis'
import { startFleet } from './fleet'
import { front } from './front'
import { hang, nobody } from './gone'
import { databaseAway, edit, kill, redisAway, rollingRestart, type Trial } from './trials'

const isFull = process.argv.includes('--full')
/** How long each trial under load lasts, about. */
const SECONDS = isFull ? 60 : 5

const paths = [
  '/',
  '/product',
  '/product/1001',
  '/solution',
  '/cases',
  '/about-us/news',
  '/activity',
  '/media',
]
const all = paths.flatMap((path) => [path, `/en${path === '/' ? '' : path}`])
const trials: Trial[] = [front, edit, rollingRestart, kill, hang, redisAway, databaseAway, nobody]

async function main(): Promise<number> {
  const missing = [
    ...(hasNginx ? [] : [noNginx]),
    ...(hasPostgres ? [] : [noPostgres]),
    ...(hasRedis ? [] : [noRedis]),
  ]
  if (missing.length > 0) {
    console.info(`scale: ${missing.join(', ')}`)
    return 0
  }
  if ((await ensureBuilt()) !== 0) return 1
  const began = Date.now()
  const fleet = await startFleet()
  let failed = 0
  try {
    for (const trial of trials) {
      const { name, figures, wrong } = await trial(fleet, SECONDS, all)
      console.info(`${wrong.length === 0 ? '✓' : '✗'} ${name}: ${figures}`)
      for (const text of wrong) console.info(`    ${text}`)
      if (wrong.length > 0) failed += 1
    }
  } finally {
    await fleet.stop()
  }
  console.info(
    `scale: ${trials.length - failed} passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
  )
  return failed > 0 ? 1 : 0
}

process.exitCode = await main()
