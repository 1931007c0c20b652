import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { addEnquiry } from './enquiries'
import { openStore } from './open'
import { writeSetting } from './settings'
import { sqliteFile } from './sqlite'

const program = (file: string, then: string) => [
  '-e',
  `const Database = require('libsql'); const db = new Database(${JSON.stringify(file)}); ${then}`,
]

it('an enquiry waits for another process that writes, and holds up nobody else', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'northbay-waiting-'))
  const store = await openStore({ dataDir })
  const hold =
    "db.exec('BEGIN IMMEDIATE'); console.log(); setTimeout(() => { db.exec('ROLLBACK'); db.close() }, 700)"
  const writer = spawn(process.execPath, program(sqliteFile(dataDir), hold), {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(writer.stdout, 'data')
  const body = {
    ...{ site: { id: 1 }, form: { id: 5002 }, fieldValues: [], formTypeSource: 'PRODUCT' as const },
    trafficAccessReq: { deviceType: 0 as const, logidUrl: 'https://www.northbay.example/' },
  }
  const context = { mark: 'cn', formName: 'F', labels: {}, page: '/' }
  const added = await addEnquiry(store, { key: randomUUID(), body, context, targets: [], now: 1000 })
  expect(added.isNew).toBe(true)
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('an opening that fails while another process writes leaves a store that works, also beside a third one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'northbay-opening-'))
  const file = sqliteFile(dataDir)
  const hold =
    "db.pragma('journal_mode = WAL'); db.exec('BEGIN IMMEDIATE'); console.log(); process.stdin.once('data', () => { db.exec('ROLLBACK'); db.close(); process.exit() })"
  const writer = spawn(process.execPath, program(file, hold), { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(writer.stdout, 'data')
  await expect(openStore({ dataDir })).rejects.toThrow('locked')
  writer.stdin.write('end\n')
  await once(writer, 'exit')

  const store = await openStore({ dataDir })
  await writeSetting(store, 'one', '1')
  // The last to close a database takes its log away: this one must see that it is not.
  await promisify(execFile)(
    process.execPath,
    program(file, "db.prepare('PRAGMA quick_check(5)').all(); db.close()"),
  )
  await writeSetting(store, 'two', '2')
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})
