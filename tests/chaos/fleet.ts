import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@/scripts/lib/run.mjs'
import { freePort } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { type Postgres, startPostgres } from '../helpers/postgres'
import { type Redis, startRedis } from '../helpers/redis'
import { type SiteProcess, startSite } from '../helpers/site-process'

export const SECRET = 'a-secret-of-the-chaos-run'
export const TOKEN = 'token-of-the-chaos-run'

export type ChaosRun = {
  backend: FaultServer
  redis: Redis
  postgres: Postgres
  /** Lives through the whole run; its clock is set. */
  steady: SiteProcess
  /** Is killed again and again. */
  mortal: { site: SiteProcess; kill: () => Promise<void> }
  /** Sets the steady instance's clock so many ms ahead of the real one. */
  setClock: (aheadMs: number) => void
  /** Resident memory of the steady instance, MB. */
  memory: () => number
  stop: () => Promise<void>
}

/** Two instances with one back end, one PostgreSQL and one Redis, all on loopback; `dir` keeps their logs. */
export async function startSoaked(): Promise<ChaosRun> {
  const dir = mkdtempSync(join(tmpdir(), 'northbay-chaos-'))
  const [backend, redis, postgres] = await Promise.all([startFaultServer(), startRedis(), startPostgres()])
  const clock = join(dir, 'clock')
  writeFileSync(clock, '0')
  const settings = {
    CONTENT_API_URL: backend.url,
    CONTENT_API_TOKEN: TOKEN,
    CONTENT_REVALIDATE_SECONDS: '10',
    REVALIDATE_SECRET: SECRET,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'warn',
  }
  const start = (port: number, name: string, more: Record<string, string> = {}) =>
    startSite(port, { ...settings, DATA_DIR: join(dir, name), ...more }, join(dir, `${name}.log`))
  const preload = `--import ${pathToFileURL(join(root, 'tests/chaos/clock.mjs'))}`
  const steady = await start(await freePort(), 'steady', { NODE_OPTIONS: preload, SOAK_CLOCK: clock })
  const port = await freePort()
  const mortal = {
    site: await start(port, 'mortal'),
    kill: async () => {
      await mortal.site.kill()
      mortal.site = await start(port, 'mortal')
    },
  }
  const stop = async () => {
    await Promise.all([steady.stop(), mortal.site.stop()])
    await Promise.all([backend.close(), redis.remove()])
    postgres.remove()
    rmSync(dir, { recursive: true, force: true })
  }
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${steady.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  return {
    ...{ backend, redis, postgres, steady, mortal, memory, stop },
    setClock: (aheadMs) => writeFileSync(clock, String(aheadMs)),
  }
}
