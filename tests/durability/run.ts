// `npm run test:durability`: nothing acknowledged is lost or doubled (S1), no input gets a 5xx or an invalid row (S5).
import { parseArgs } from 'node:util'
import { ensureBuilt } from '@/scripts/lib/build.mjs'
import { hasPostgres, noPostgres } from '../helpers/postgres'
import { fuzz } from './fuzz'
import { killLoop, type Plan } from './kill-loop'

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    engine: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string' },
  },
})

/** The 2-minute form of every day, and the one of the quality goals (10,000 enquiries, 50 kills, a 10-minute outage). */
const plans: Record<'short' | 'full', Omit<Plan, 'engine'>> = {
  short: { seconds: 40, outageSeconds: 15, kills: 10, enquiries: 4000, crowd: 6 },
  full: { seconds: 1200, outageSeconds: 600, kills: 50, enquiries: 10_000, crowd: 4 },
}

type Engine = Plan['engine']

async function kill(engine: Engine): Promise<number> {
  const { lost, doubled, undelivered, wrong, report } = await killLoop({
    engine,
    ...plans[values.full ? 'full' : 'short'],
  })
  console.info(
    `kill loop, ${engine}: ${lost} lost, ${doubled} doubled, ${undelivered} undelivered, ${wrong} altered (${report})`,
  )
  return lost + doubled + undelivered + wrong
}

async function fuzzForms(engine: Engine): Promise<number> {
  const seed = values.seed ? Number(values.seed) : undefined
  const verdict = await fuzz(engine, values.full ? 20_000 : 2000, seed)
  const { cases, serverErrors, invalidRows, report } = verdict
  console.info(
    `form fuzz, ${engine}: ${cases} cases, ${serverErrors} answers 5xx, ${invalidRows} invalid rows (${report})`,
  )
  return serverErrors + invalidRows
}

async function main(): Promise<number> {
  if ((await ensureBuilt()) !== 0) return 1
  let failed = 0
  for (const engine of ['sqlite', 'postgres'] as const) {
    if (values.engine && values.engine !== engine) continue
    if (engine === 'postgres' && !hasPostgres) {
      console.info(`postgres: ${noPostgres}`)
      continue
    }
    if (values.only !== 'fuzz') failed += await kill(engine)
    if (values.only !== 'kill') failed += await fuzzForms(engine)
  }
  return failed > 0 ? 1 : 0
}

process.exitCode = await main()
