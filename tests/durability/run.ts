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

/** The form of every day, under a minute, and the one of the quality goals (10,000 enquiries, 50 kills, a 10-minute outage). */
const plans: Record<'short' | 'full', Omit<Plan, 'engine'>> = {
  short: {
    ...{ seconds: 24, mostSeconds: 24, outageSeconds: 9, kills: 4, enquiries: 1000, crowd: 4 },
    least: { enquiries: 1, kills: 1 },
  },
  full: {
    ...{ seconds: 1200, mostSeconds: 3000, outageSeconds: 600, kills: 50, enquiries: 10_000, crowd: 4 },
    least: { enquiries: 10_000, kills: 50 },
  },
}

type Engine = Plan['engine']

async function kill(engine: Engine): Promise<number> {
  const { lost, doubled, undelivered, wrong, isShort, report } = await killLoop({
    engine,
    ...plans[values.full ? 'full' : 'short'],
  })
  console.info(
    `kill loop, ${engine}: ${lost} lost, ${doubled} doubled, ${undelivered} undelivered, ${wrong} altered (${report})`,
  )
  if (isShort)
    console.info(`kill loop, ${engine}: fewer enquiries or kills than planned: too little is proven`)
  return lost + doubled + undelivered + wrong + (isShort ? 1 : 0)
}

async function fuzzForms(engine: Engine): Promise<number> {
  const seed = values.seed ? Number(values.seed) : undefined
  const verdict = await fuzz(engine, values.full ? 20_000 : 800, seed)
  const { cases, serverErrors, invalidRows, report } = verdict
  console.info(
    `form fuzz, ${engine}: ${cases} cases, ${serverErrors} answers 5xx, ${invalidRows} invalid rows (${report})`,
  )
  return serverErrors + invalidRows
}

/** Both engines at the same time: each has a server, a back end and a database of its own. */
async function main(): Promise<number> {
  if ((await ensureBuilt()) !== 0) return 1
  const failures = await Promise.all(
    (['sqlite', 'postgres'] as const).map(async (engine) => {
      if (values.engine && values.engine !== engine) return 0
      if (engine === 'postgres' && !hasPostgres) {
        console.info(`postgres: ${noPostgres}`)
        return 0
      }
      const killed = values.only === 'fuzz' ? 0 : await kill(engine)
      return killed + (values.only === 'kill' ? 0 : await fuzzForms(engine))
    }),
  )
  return failures.some((failed) => failed > 0) ? 1 : 0
}

process.exitCode = await main()
