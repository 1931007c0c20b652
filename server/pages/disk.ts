import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { concurrencyLimit } from '@/lib/concurrency-limit'
import { logNotWritten } from '@/lib/log-not-written'
import { HALF, writeFileAtomic } from '@/lib/write-file-atomic'
import { type Entry, fromFile, toFile } from './entry'
import type { Level } from './levels'

/** Does one piece of work after the other; of several for one name that wait, only the last is done. A full disk costs no visitor a page: it is logged. */
export function writeQueue(message: string) {
  const waiting = new Map<string, () => Promise<void>>()
  const one = concurrencyLimit(1)
  const next = async (name: string) => {
    const work = waiting.get(name)
    waiting.delete(name)
    await work?.().catch((error: unknown) => logNotWritten(error, message))
  }
  return {
    add: (name: string, work: () => Promise<void>) => {
      const isNew = !waiting.has(name)
      waiting.set(name, work)
      if (isNew) void one(() => next(name))
    },
    /** Resolves when all work added so far is done. */
    isIdle: () => one(async () => undefined),
  }
}

const ENDING = '.page'
/** What a process that was killed left half-written is older than this. */
const HALF_WRITTEN_MS = 60_000

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40) + ENDING

/** Removes the oldest pages of a folder until it holds at most `mostBytes`, and what was left half-written. */
export async function trim(dir: string, mostBytes: number, now = Date.now()): Promise<void> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(ENDING) || name.endsWith(HALF))
  const files: { path: string; size: number; at: number; isHalf: boolean }[] = []
  for (const name of names) {
    const found = await stat(join(dir, name)).catch(() => undefined)
    const isHalf = name.endsWith(HALF)
    if (found) files.push({ path: join(dir, name), size: found.size, at: found.mtimeMs, isHalf })
  }
  files.sort((a, b) => Number(b.isHalf) - Number(a.isHalf) || a.at - b.at)
  let size = files.reduce((sum, file) => sum + file.size, 0)
  for (const file of files) {
    const isOver = file.isHalf ? Math.abs(now - file.at) > HALF_WRITTEN_MS : size > mostBytes
    if (!isOver) continue
    await rm(file.path, { force: true })
    size -= file.size
  }
}

/** Pages as files of one folder (ADR 0010), which processes may share; bounded by bytes, the oldest go first. */
export function pageDisk(dir: string, mostBytes: number): Level {
  mkdirSync(dir, { recursive: true })
  let writtenSinceTrim = Number.POSITIVE_INFINITY // the first write looks at what earlier processes left
  const queue = writeQueue('page not written to the disk')
  const path = (key: string) => join(dir, nameOf(key))
  const write = async (key: string, page: Entry) => {
    const file = toFile(key, page)
    await mkdir(dir, { recursive: true }) // somebody may have cleared it under the running program
    await writeFileAtomic(path(key), file)
    writtenSinceTrim += file.byteLength
    if (writtenSinceTrim < mostBytes / 16) return
    writtenSinceTrim = 0
    await trim(dir, mostBytes)
  }
  return {
    get: async (key) => {
      const file = await readFile(path(key)).catch(() => undefined)
      return file && fromFile(key, file)
    },
    set: (key, page) => queue.add(key, () => write(key, page)),
    delete: (key) => queue.add(key, () => rm(path(key), { force: true })),
    close: queue.isIdle,
  }
}
