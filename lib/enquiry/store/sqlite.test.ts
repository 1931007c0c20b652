import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { openStore } from './open'
import { writeSetting } from './settings'
import { sqliteFile } from './sqlite'

const program = (file: string, then: string) => [
  '-e',
  `const Database = require('libsql'); const db = new Database(${JSON.stringify(file)}); ${then}`,
]

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
