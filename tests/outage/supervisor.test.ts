import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { freePort } from '@/scripts/lib/server'
import { type ContentServer, startContentServer } from '../helpers/content-server'
import { visitPage } from '../helpers/visit'

// `npm run serve` as systemd and Docker run it: SIGTERM reaches npm's process alone, not its children.
const held = '/en/case-detail/405'
let backend: ContentServer
let dataDir: string
/** Resolves once the back end was asked for the held page; `release` lets it answer. */
let asked: Promise<void>
let release = () => undefined as unknown
/** Ends what is left of npm, its shell and node when the test fails. */
let endAll = () => undefined as unknown

beforeAll(async () => {
  let onAsked = () => undefined as unknown
  asked = new Promise((resolve) => {
    onAsked = () => resolve()
  })
  const isReleased = new Promise<void>((resolve) => {
    release = () => resolve()
  })
  backend = await startContentServer((request, response, proper) => {
    if (!request.url?.includes('/example/405')) return false
    onAsked()
    void Promise.all([proper(), isReleased]).then(([{ status, text }]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(text),
    )
    return true
  })
  dataDir = mkdtempSync(join(tmpdir(), 'northbay-'))
})
afterAll(async () => {
  release()
  try {
    endAll()
  } catch {
    // All have ended, as they should.
  }
  await backend?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const readProcess = (id: string, file: string) => {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // it has ended
  }
}

/** What runs below npm: arguments and environment of each process that is no shell. */
const processes = (group: number | undefined) =>
  readdirSync('/proc')
    .filter(
      (name) =>
        /^\d+$/.test(name) && readProcess(name, 'stat').split(') ')[1]?.split(' ')[2] === String(group),
    )
    .filter((name) => name !== String(group))
    .map((name) => `${readProcess(name, 'cmdline')}${readProcess(name, 'environ')}`)

const isUp = (url: string) =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )

it('`npm run serve` is one process with its launch flags; SIGTERM finishes what is in flight, then ends it with 0 (D35)', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTENT_API_URL: backend.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  endAll = () => npm.pid !== undefined && process.kill(-npm.pid, 'SIGKILL')
  const ended = once(npm, 'exit')
  /** Ends when nobody holds the output any longer: neither npm, nor its shell, nor node. */
  const closed = once(npm, 'close')
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  for (const deadline = Date.now() + 60_000; !(await isUp(url)); await wait(100))
    if (npm.exitCode !== null || Date.now() > deadline) throw new Error(`did not start:\n${output}`)
  expect(processes(npm.pid)).toEqual([
    expect.stringMatching(
      /^node --max-old-space-size=256 --max-semi-space-size=8 .*server\.mjs .*MALLOC_ARENA_MAX=2/,
    ),
  ])
  const page = visitPage(url + held)
  await asked
  npm.kill('SIGTERM')
  for (const deadline = Date.now() + 8000; await isUp(url); await wait(50))
    if (Date.now() > deadline) throw new Error('still takes new requests')
  release()
  expect((await page).status).toBe(200)
  expect(await ended).toEqual([0, null])
  await closed
}, 90_000)
