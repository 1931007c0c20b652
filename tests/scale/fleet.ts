import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/lib/server'
import { type FaultServer, startFaultServer } from '../helpers/fault-server'
import { host, type Nginx, startNginx } from '../helpers/nginx'
import { type Postgres, startPostgres } from '../helpers/postgres'
import { type Redis, startRedis } from '../helpers/redis'
import { type SiteProcess, startSite } from '../helpers/site-process'
import { closeConnections } from './ask'

export const SECRET = 'a-secret-of-the-scale-run'
export const TOKEN = 'token-of-the-scale-run'

/** How long nginx leaves an instance alone that failed, ms: `fail_timeout` of deploy/nginx.conf, and the second it is counted in. */
export const LEFT_ALONE_MS = 3000

export type Instance = { port: number; site: SiteProcess; start: () => Promise<void> }
export type Cluster = {
  backend: FaultServer
  redis: Redis
  postgres: Postgres
  nginx: Nginx
  instances: [Instance, Instance]
  stop: () => Promise<void>
}

/** Two instances on ports and disks of their own, and everything they share, all on this machine's loopback. */
export async function startFleet(): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'northbay-scale-'))
  const [backend, redis, postgres] = await Promise.all([startFaultServer(), startRedis(), startPostgres()])
  const settings = {
    SITE_URL: `https://${host}`,
    CONTENT_API_URL: backend.url,
    CONTENT_API_TOKEN: TOKEN,
    CONTENT_REVALIDATE_SECONDS: '600', // so that an edit can only come by being told
    REVALIDATE_SECRET: SECRET,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SHUTDOWN_GRACE_SECONDS: String(LEFT_ALONE_MS / 1000), // the one before is asked again by then
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  }
  const instance = async (name: string): Promise<Instance> => {
    const port = await freePort()
    const own = { ...settings, DATA_DIR: join(dir, name) }
    const up = () => startSite(port, own, join(dir, `${name}.log`))
    const made: Instance = {
      port,
      site: await up(),
      start: async () => {
        made.site = await up()
      },
    }
    return made
  }
  const instances: [Instance, Instance] = [await instance('one'), await instance('two')]
  const nginx = await startNginx(instances.map(({ port }) => port))
  const stop = async () => {
    closeConnections()
    await nginx.stop()
    await Promise.all(instances.map(({ site }) => site.stop()))
    await Promise.all([backend.close(), redis.remove()])
    postgres.remove()
    rmSync(dir, { recursive: true, force: true })
  }
  return { backend, redis, postgres, nginx, instances, stop }
}
