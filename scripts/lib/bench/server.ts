import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, type RunningServer, startServer } from '../server'
import { behindNginx, clientNavigation, crawl, disk, memory, page, shares, startTimes } from './measures'
import { resident } from './program'
import { type Row, writeRows } from './report'
import { startFloor, startFront, startLimit } from './rivals'
import { isInstalled } from './wrk'

const PAGE = '/en'

async function measure(dir: string, requests: number, invented: number): Promise<Row[]> {
  const rows: Row[] = []
  const note = (row: Row) => {
    rows.push(row)
    console.info(`${row.id}: ${row.measured} (goal: ${row.goal})`)
  }
  const PORT = String(await freePort())
  const dataDir = join(dir, 'data')
  // The first of them finds the program itself on the disk, the others in the machine's memory.
  const cold: RunningServer[] = []
  for (const from of [join(dir, 'first'), join(dir, 'second'), dataDir]) {
    const program = await startServer({ PORT, DATA_DIR: from, LOG_LEVEL: 'error' }, PAGE)
    cold.push(program)
    await program.stop()
  }
  // It finds what the last one left.
  const site = await startServer({ PORT, DATA_DIR: dataDir, LOG_LEVEL: 'error' }, PAGE)
  const running: RunningServer[] = [site]
  try {
    note(startTimes(cold, site))
    await wait(2000)
    const idle = resident(site)
    const floor = await startFloor()
    running.push(floor)
    const limit = isInstalled('nginx') ? await startLimit(site.url + PAGE, dir) : undefined
    if (limit) running.push(limit)
    note(await page(site, floor, limit, PAGE, dir))
    note(await shares(site, PAGE, dir))
    const front = limit && (await startFront(Number(new URL(site.url).port), PAGE, dir))
    if (front) running.push(front)
    if (front && limit) note(await behindNginx(front, limit, PAGE, dir))
    note(await clientNavigation(site, floor, PAGE, dir))
    note(await crawl(site, dir))
    note(await memory(site, idle, requests, dir))
    note(await disk(site, invented, dataDir))
  } finally {
    await Promise.all(running.map((program) => program.stop()))
  }
  return rows
}

/** `npm run bench -- server [requests] [--full] [--write]`: the built site between a floor and a limit, as ratios of one run (P6, P10, P11). */
export async function benchServer(args: string[]): Promise<void> {
  if (!isInstalled('wrk')) throw new Error('wrk is missing: apt-get install wrk')
  if (!isInstalled('nginx'))
    console.info('nginx is missing (apt-get install nginx): no limit to compare with')
  const isFull = args.includes('--full')
  const requests = Number(args.find((arg) => /^\d+$/.test(arg)) ?? (isFull ? 200_000 : 20_000))
  const dir = mkdtempSync(join(tmpdir(), 'northbay-bench-'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  chmodSync(dir, 0o755) // nginx's worker may be another user
  try {
    const rows = await measure(dir, requests, requests / 10)
    if (args.includes('--write')) await writeRows(rows)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
