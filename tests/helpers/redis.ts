import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from 'redis'
import { describe } from 'vitest'
import { freePort } from '@/scripts/lib/server'

export type Redis = {
  url: string
  /** SIGKILL: what it held is gone, as it keeps nothing on the disk. */
  kill: () => Promise<void>
  up: () => Promise<void>
  /** Alive and silent, or going on. */
  freeze: (isFrozen: boolean) => void
  /** True when a key of this pattern is there. */
  has: (pattern: string) => Promise<boolean>
  remove: () => Promise<void>
}

/** What a suite says when it has to do without. */
export const noRedis = 'skipped: no Redis'
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

async function untilOpen(port: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(20)) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
  }
  throw new Error('Redis did not start')
}

/** A Redis of one's own on a free port, in memory alone. Throws where it is not installed: ask `hasRedis`. */
export async function startRedis(): Promise<Redis> {
  if (!hasRedis) throw new Error(noRedis)
  const directory = mkdtempSync(join(tmpdir(), 'northbay-redis-'))
  const port = await freePort()
  const settings = { port, bind: '127.0.0.1', dir: directory, save: '', appendonly: 'no' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  let child: ChildProcess | undefined
  const up = async () => {
    child = spawn('redis-server', args, { stdio: 'ignore' })
    await untilOpen(port)
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  process.once('exit', () => child?.kill('SIGKILL'))
  await up()
  const remove = async () => {
    await kill()
    rmSync(directory, { recursive: true, force: true })
  }
  const freeze = (isFrozen: boolean) => void child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT')
  const url = `redis://127.0.0.1:${port}`
  const has = async (pattern: string) => {
    const client = await createClient({ url }).connect()
    const found = await client.keys(pattern)
    client.destroy()
    return found.length > 0
  }
  return { url, kill, up, freeze, has, remove }
}

/** A suite that needs a Redis; it says so where there is none. */
export function describeWithRedis(title: string, suite: () => void): void {
  describe.skipIf(!hasRedis)(hasRedis ? title : `${title} (${noRedis})`, suite)
}
