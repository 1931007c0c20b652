import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/lib/server'

export type Postgres = {
  url: string
  /** Ends the server as a power cut would (`immediate`), or orderly. */
  down(how?: 'fast' | 'immediate'): void
  up(): void
  /** Ends the server and removes its data. */
  remove(): void
}

const ROOT = '/usr/lib/postgresql'
const isRoot = userInfo().uid === 0

function binaries(): string | undefined {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(ROOT, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')))
}

/** PostgreSQL refuses to run as root: there it runs as its own user. */
function run(command: string, args: string[]): void {
  const [file, list] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  execFileSync(file, list, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
}

/** What a suite says when it has to do without. */
export const noPostgres = 'skipped: no PostgreSQL'
export const hasPostgres = binaries() !== undefined

/** A PostgreSQL cluster of one's own in a temporary directory, on a free port. Throws where it is not installed: ask `hasPostgres`. */
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries()
  if (!bin) throw new Error(noPostgres)
  const directory = mkdtempSync(join(tmpdir(), 'northbay-pg-'))
  if (isRoot) execFileSync('chown', ['postgres', directory])
  chmodSync(directory, 0o700)
  const data = join(directory, 'data')
  const port = await freePort()
  run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${directory} -c max_connections=60`
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', ...args])
  let isUp = false
  const up = () => {
    control('-l', join(directory, 'log'), '-o', options, 'start')
    isUp = true
  }
  const down = (how: 'fast' | 'immediate' = 'fast') => {
    if (isUp) control('-m', how, 'stop')
    isUp = false
  }
  const remove = () => {
    down('immediate')
    rmSync(directory, { recursive: true, force: true })
    process.off('exit', remove)
  }
  process.on('exit', remove)
  up()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, up, down, remove }
}
