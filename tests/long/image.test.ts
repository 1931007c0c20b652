import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '@/lib/enquiry/store/open'
import { launch } from '@/scripts/lib/launch.mjs'
import { root } from '@/scripts/lib/run.mjs'
import { freePort } from '@/scripts/lib/server'

// What deploy/Dockerfile copies into its last stage, and nothing else, run as the image runs it: packages without those for
// development, not as root, on a file system that cannot be written to but for DATA_DIR and /tmp.
const NOBODY = '65534'
const canConfine = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0
const place = mkdtempSync(join(tmpdir(), 'northbay-image-'))
const [site, data] = [join(place, 'site'), join(place, 'data')]
const logged: string[] = []
let child: ReturnType<typeof spawn> | undefined
let url = ''

/** What the image's last stage copies, linked instead of copied: half a gigabyte in a second. */
function layOut() {
  const text = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
  const last = text.split(/^FROM /m).at(-1) ?? ''
  const copied = [...last.matchAll(/^COPY .*$/gm)].flatMap(([line]) =>
    [...line.matchAll(/ \/site\/(\S+)/g)].map(([, name = '']) => name),
  )
  expect(copied).toEqual(expect.arrayContaining(['node_modules', '.next', 'content', 'public']))
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  // A package inside another one comes with it; the compiler is taken out by the Dockerfile.
  const packages = Object.entries(lock.packages).flatMap(([name, { dev }]) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name) && !dev && !name.includes('@next/swc-') ? [name] : [],
  )
  const names = [...copied.filter((name) => name !== 'node_modules'), ...packages]
  const there = names.filter((name) => existsSync(join(root, name)))
  mkdirSync(site)
  const linked = spawnSync('cp', ['-al', '--parents', ...there, site], { cwd: root })
  // On another disk nothing can be linked.
  if (linked.status !== 0) spawnSync('cp', ['-a', '--parents', ...there, site], { cwd: root })
  rmSync(join(site, '.next', 'cache'), { recursive: true, force: true })
}

beforeAll(async () => {
  layOut()
  mkdirSync(data)
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const { env } = launch({ PATH: process.env.PATH, PORT: String(port), DATA_DIR: data })
  const confined = [
    'mount -t tmpfs -o mode=777 tmpfs "$1"',
    'mount --bind "$2" "$2"',
    'mount -o remount,bind,ro "$2"',
    'mount -o remount,bind,ro /',
    'cd "$2"',
    `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs sh scripts/serve.sh`,
  ].join(' && ')
  spawnSync('chmod', ['755', place])
  const [program, ...args] = canConfine
    ? ['unshare', '-m', '--propagation', 'private', 'sh', '-c', confined, 'image', data, site]
    : ['sh', 'scripts/serve.sh']
  child = spawn(program as string, args, { cwd: site, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => logged.push(chunk.toString()))
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(logged.join(''))
    await wait(100)
  }
}, 120_000)
afterAll(async () => {
  if (child && child.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  rmSync(place, { recursive: true, force: true })
})

it('serves pages, pictures, the search and forms from what the image holds, and writes to its data folder alone', async () => {
  const page = await fetch(`${url}/en/product/1001`)
  const text = await page.text()
  expect([page.status, text.includes('</html>')]).toEqual([200, true])
  const picture = /\/api\/image\?[^"' ]+/.exec(text)?.[0].replaceAll('&amp;', '&') ?? ''
  expect([picture !== '', (await fetch(url + picture)).status]).toEqual([true, 200])
  const others = ['/', '/search?q=ERP', '/sitemap.xml', '/form/1', '/llms.txt', '/en/ai']
  const statuses = await Promise.all(others.map(async (path) => (await fetch(url + path)).status))
  expect(statuses).toEqual(others.map(() => 200))
  const { parts } = (await (await fetch(`${url}/api/health?deep=1`)).json()) as { parts: { ok: boolean }[] }
  expect(parts.map(({ ok }) => ok)).toEqual(parts.map(() => true))
  if (canConfine) {
    const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8')
    expect(status).toMatch(new RegExp(`^Uid:\\s+${NOBODY}\\b`, 'm'))
    const mounts = readFileSync(`/proc/${child?.pid}/mounts`, 'utf8').split('\n')
    expect(mounts.find((line) => line.split(' ')[1] === '/')).toMatch(/ ro[, ]/)
  }
  // What an operator runs in the container needs files of its own.
  const tool = ['--import', 'tsx', 'scripts/enquiries.ts', 'list']
  const other = join(place, 'other')
  await (await openStore({ dataDir: other })).close()
  const env = { PATH: process.env.PATH, DATA_DIR: other }
  const { stdout, status } = spawnSync(process.execPath, tool, {
    cwd: site,
    env: env as never,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining('0 shown')])
  const failures = logged.join('').match(/EROFS|EACCES|MODULE_NOT_FOUND|Cannot find (?:module|package).*/g)
  expect(failures).toBeNull()
}, 120_000)
