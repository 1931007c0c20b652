import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { root as repository } from '@/scripts/lib/run.mjs'
import { instanceDir } from './dir'

let root: string
let build: (id: string) => void
let child: ChildProcess | undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'instances-'))
  mkdirSync(join(root, '.next', 'server'), { recursive: true })
  build = (id) => writeFileSync(join(root, '.next', 'BUILD_ID'), id)
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

function settings(source: Record<string, string> = {}) {
  const result = parseEnv(source)
  if (!('env' in result)) throw new Error('wrong settings')
  return result.env
}

/** Another process that starts an instance in `root` and goes on running. */
async function startElsewhere() {
  const file = pathToFileURL(join(repository, 'server/instance/dir.ts')).href
  const env = pathToFileURL(join(repository, 'lib/env.ts')).href
  const code = `
    const { instanceDir } = await import(${JSON.stringify(file)})
    const { parseEnv } = await import(${JSON.stringify(env)})
    console.log(instanceDir(${JSON.stringify(root)}, parseEnv({}).env))
    setInterval(() => undefined, 1000)`
  const started = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  const [said] = await once(started.stdout, 'data')
  return { running: started, dir: String(said).trim() }
}

it('a start leaves the folder of a running instance, and takes it once that has ended (ADR 0008)', async () => {
  build('first')
  const { running, dir } = await startElsewhere()
  expect(existsSync(dir)).toBe(true)
  build('second')
  instanceDir(root, settings())
  expect(existsSync(dir)).toBe(true)
  const ended = once(running, 'exit')
  running.kill('SIGKILL')
  await ended
  instanceDir(root, settings())
  expect(existsSync(dir)).toBe(false)
}, 20_000)

it('believes an instance of another machine while it is heard of', () => {
  build('first')
  const dir = join(root, '.next', 'instances', 'zero.0123456789abcdef')
  const lease = join(dir, '.running', `not-${hostname()}~1`)
  mkdirSync(join(dir, '.running'), { recursive: true })
  writeFileSync(lease, '')
  instanceDir(root, settings())
  expect(existsSync(dir)).toBe(true)
  const hourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(lease, hourAgo, hourAgo)
  instanceDir(root, settings())
  expect(existsSync(dir)).toBe(false)
})
