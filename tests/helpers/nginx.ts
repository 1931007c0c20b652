import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe } from 'vitest'
import { nginxConfig } from '@/scripts/lib/nginx-config'
import { freePort } from '@/scripts/lib/server'
import { ask } from './ask'

export type Nginx = {
  url: string
  plainUrl: string
  dir: string
  log: () => string
  stop: () => Promise<void>
}

export const hasNginx = spawnSync('nginx', ['-v']).status === 0
/** What a suite says when it has to do without. */
export const noNginx = 'skipped: no nginx'
export const host = 'www.example.com'

/** A certificate for the tests' host that nobody else trusts. */
function certificate(dir: string): void {
  const files = ['-keyout', join(dir, 'site.key'), '-out', join(dir, 'site.crt')]
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...what, ...files, '-subj', `/CN=${host}`], { stdio: 'ignore' })
}

/**
 * nginx with the site's own configuration in front of instances on these ports, behind proxies of the `trusted` ranges. Throws where it is not
 * installed: ask `hasNginx`.
 */
export async function startNginx(sites: number[], trusted: readonly string[] = []): Promise<Nginx> {
  if (!hasNginx) throw new Error(noNginx)
  const dir = mkdtempSync(join(tmpdir(), 'northbay-nginx-'))
  chmodSync(dir, 0o755)
  certificate(dir)
  const [http, https] = [await freePort(), await freePort()]
  const file = join(dir, 'nginx.conf')
  writeFileSync(file, nginxConfig({ dir, http, https, sites }))
  const ranges = trusted.map((range) => `set_real_ip_from ${range};\n`)
  const shipped = readFileSync('deploy/trusted-proxies.conf', 'utf8')
  writeFileSync(join(dir, 'trusted-proxies.conf'), shipped + ranges.join(''))
  const args = ['-e', join(dir, 'error.log'), '-p', dir, '-c', file]
  execFileSync('nginx', ['-t', '-q', ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  const child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${http}`
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(30)) {
    const answer = await ask(url, { host }).catch(() => undefined)
    if (answer) break
  }
  const log = () => readFileSync(join(dir, 'access.log'), 'utf8')
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  return { url: `https://127.0.0.1:${https}`, plainUrl: url, dir, log, stop }
}

/** A suite that needs an nginx; it says so where there is none. */
export function describeWithNginx(title: string, suite: () => void): void {
  describe.skipIf(!hasNginx)(hasNginx ? title : `${title} (${noNginx})`, suite)
}
