import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { log } from '@/lib/log'

const PAGE = 4096
let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'integrity-'))
  file = join(directory, 'enquiries.sqlite')
  vi.stubEnv('DATA_DIR', directory)
  vi.resetModules()
})
afterEach(async () => {
  await (await import('.')).closeStore()
  rmSync(directory, { recursive: true, force: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A database of some pages, as a server leaves it. */
function makeDatabase() {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.exec('create table leads (id integer primary key, text text)')
  database.exec('begin')
  const insert = database.prepare('insert into leads (text) values (?)')
  for (let number = 0; number < 400; number++) insert.run('x'.repeat(100))
  database.exec('commit')
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}
/** Writes over one page in the middle, as a failing disk does. */
function damagePage() {
  const place = Math.floor(statSync(file).size / PAGE / 2) * PAGE
  const disk = openSync(file, 'r+')
  writeSync(disk, Buffer.alloc(PAGE, 0xa5), 0, PAGE, place)
  closeSync(disk)
}

describe('the SQLite file is read through, in a process of its own', () => {
  it('a whole one has no damage, a damaged page is found, and what is no database at all', async () => {
    const { damageOf } = await import('./integrity')
    makeDatabase()
    expect(await damageOf(file)).toEqual([])
    damagePage()
    expect((await damageOf(file)).join()).toMatch(/page|malformed/)
    writeFileSync(file, Buffer.alloc(PAGE, 0xa5))
    expect((await damageOf(file)).join()).toContain('not a database')
  })

  it('what is not yet in the file stays in its log, though nobody else has the file open', async () => {
    const { damageOf } = await import('./integrity')
    makeDatabase()
    const open = new Database(file)
    open.exec('delete from leads')
    const copy = join(directory, 'copy.sqlite')
    for (const ending of ['', '-wal']) cpSync(file + ending, copy + ending)
    const bytes = readFileSync(`${copy}-wal`)
    expect(await damageOf(copy)).toEqual([])
    expect(readFileSync(`${copy}-wal`)).toEqual(bytes)
    open.close()
  })

  it('one that cannot be read is not called damaged', async () => {
    const { damageOf } = await import('./integrity')
    await expect(damageOf(join(directory, 'nowhere', 'x.sqlite'))).rejects.toThrow(/\n.*unable to open.*\n$/i)
  })

  it('deep health and the log report a damaged page', async () => {
    const { checkIntegrity } = await import('./integrity')
    const { databaseCheck } = await import('@/lib/health/database')
    const { log: itsLog } = (await import('@/lib/log')) as { log: typeof log }
    const error = vi.spyOn(itsLog, 'error').mockImplementation(() => undefined)
    makeDatabase()
    await checkIntegrity()
    expect(error).not.toHaveBeenCalled()
    damagePage()
    await checkIntegrity()
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ damage: expect.any(Array) }),
      expect.stringContaining('docs/runbook.md'),
    )
    await expect(databaseCheck.run()).rejects.toThrow('damaged')
  })

  it('deep health clears damage when another file is opened', async () => {
    const { checkIntegrity } = await import('./integrity')
    const { databaseCheck } = await import('@/lib/health/database')
    const { log: itsLog } = (await import('@/lib/log')) as { log: typeof log }
    vi.spyOn(itsLog, 'error').mockImplementation(() => undefined)
    const isWell = () =>
      databaseCheck.run().then(
        () => true,
        () => false,
      )
    writeFileSync(file, Buffer.alloc(PAGE, 0xa5))
    await checkIntegrity()
    expect(await isWell()).toBe(false)
    rmSync(file)
    await expect.poll(isWell).toBe(true)
  })
})
