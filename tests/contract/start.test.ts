import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { program } from '@/scripts/lib/build.mjs'
import { root } from '@/scripts/lib/run.mjs'

const dataDir = mkdtempSync(join(tmpdir(), 'northbay-start-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A port that something listens on. */
const taken = createServer().listen(0)
await once(taken, 'listening')
afterAll(() => void taken.close())

/** Starts the site as a supervisor does and waits for it to stop by itself. */
async function failedStart(settings: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  // A start that succeeds where it should not is stopped: its end by a signal has no code.
  const timeout = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const [code] = await once(child, 'close')
  clearTimeout(timeout)
  return { code, lines: said.split('\n').filter((line) => line.startsWith('Setting ')) }
}

/** Sends the process SIGTERM as soon as it looks for this package: its modules are loading then. */
const whileLoading = `data:text/javascript,import { register } from 'node:module'
register('data:text/javascript,' + encodeURIComponent(\`export function resolve(name, context, next) {
  if (name === 'zod') process.kill(process.pid, 'SIGTERM')
  return next(name, context)
}\`))`

it('SIGTERM while the program is loading ends it with 0 (D35)', async () => {
  const child = spawn(process.execPath, ['--import', whileLoading.replaceAll('\n', '%0a'), program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  expect(await once(child, 'close')).toEqual([0, null])
  expect(await said).toEqual(['', ''])
})

it.each([
  [
    'a content folder that is not there',
    { CONTENT_DIR: '/nowhere' },
    ['CONTENT_DIR: cannot be read: /nowhere'],
  ],
  ['a data folder that is a file', { DATA_DIR: 'package.json' }, ['DATA_DIR: cannot be written to: ']],
  [
    'both, a line each',
    { CONTENT_DIR: 'docs', DATA_DIR: 'package.json/data' },
    ['CONTENT_DIR: has neither a cn nor an en folder: ', 'DATA_DIR: cannot be written to: '],
  ],
  [
    'a back end’s address with the path of its calls',
    { CONTENT_API_URL: 'http://localhost:9/api/internal' },
    ['CONTENT_API_URL: must be the address before /api/internal'],
  ],
  [
    'a port that another program has',
    { PORT: String((taken.address() as AddressInfo).port) },
    ['PORT: cannot listen on '],
  ],
])('%s stops the start (D33)', async (_, settings, starts) => {
  const { code, lines } = await failedStart(settings)
  expect(lines.map((line, index) => line.slice(0, `Setting ${starts[index]}`.length))).toEqual(
    starts.map((start) => `Setting ${start}`),
  )
  expect(code).toBe(1)
})
