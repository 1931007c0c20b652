import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'
import { sqliteFile } from '@/lib/enquiry/store/sqlite'
import { root } from '@/scripts/lib/run.mjs'
import { describeEngines, type Engine } from '../helpers/engines'

const place = mkdtempSync(join(tmpdir(), 'northbay-commands-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** `npm run enquiries -- …` with these settings alone. */
function enquiries(settings: Record<string, string | undefined>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/enquiries.ts', ...args],
    { cwd: root, encoding: 'utf8', env: { NODE_ENV: 'test', PATH: process.env.PATH, ...settings } },
  )
  return { status, stdout, stderr }
}
const settingsOf = ({ settings }: Engine) => ({
  DATA_DIR: settings().dataDir,
  DATABASE_URL: settings().databaseUrl,
})
const lead = () => ({
  key: randomUUID(),
  body: {
    site: { id: 1 },
    form: { id: 1 },
    fieldValues: [{ formFieldBO: { id: 101 }, value: '王芳' }],
    formTypeSource: 'INDEX_MODEL' as const,
    trafficAccessReq: { deviceType: 2 as const, logidUrl: 'http://localhost/' },
  },
  context: { mark: 'cn', formName: '联系', labels: {} },
  targets: ['mail'],
  now: Date.now(),
})

describe('a command with settings under which there is no database', () => {
  const out = join(place, 'leads.backup')
  const commands = [
    ['list'],
    ['export', '--csv', '--out', out],
    ['consent', '--version', '0123456789ab'],
    ['backup', '--out', out],
    ['restore', '--from', join(root, 'package.json')],
    ['retry'],
    ['erase', '--older-than', '1d'],
    ['erase', '--contact', 'ann@example.com'],
  ]
  it.each(commands.map((args) => ({ name: args.join(' '), args })))(
    'refuses, names the place and makes none: $name',
    ({ args }) => {
      const DATA_DIR = join(place, 'elsewhere')
      const { status, stdout, stderr } = enquiries({ DATA_DIR }, ...args)
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toContain(`no enquiry database at ${sqliteFile(DATA_DIR)}`)
      expect([existsSync(DATA_DIR), existsSync(out)]).toEqual([false, false])
    },
  )

  it('an empty file is none, and stays empty', () => {
    const DATA_DIR = mkdtempSync(join(place, 'empty-'))
    writeFileSync(sqliteFile(DATA_DIR), '')
    expect(enquiries({ DATA_DIR }, 'list').status).toBe(1)
    expect(readdirSync(DATA_DIR)).toEqual(['enquiries.sqlite'])
    expect(readFileSync(sqliteFile(DATA_DIR), 'utf8')).toBe('')
  })
})

describeEngines('commands on the enquiries', (engine) => {
  it('say where they work and how many enquiries are there; a backup is restored elsewhere when that is asked for', async () => {
    for (let count = 0; count < 3; count++) await addEnquiry(engine.store(), lead())
    const where =
      engine.name === 'SQLite'
        ? sqliteFile(engine.settings().dataDir)
        : /PostgreSQL 127\.0\.0\.1:\d+\/postgres/
    const out = join(place, `${engine.name}.backup`)
    const made = enquiries(settingsOf(engine), 'backup', '--out', out)
    expect(made.status).toBe(0)
    expect(made.stderr).toMatch(where)
    expect(made.stderr).toContain(': 3 enquiries')
    const DATA_DIR = join(place, `new-${engine.name}`)
    expect(enquiries({ DATA_DIR }, 'restore', '--from', out).status).toBe(1)
    expect(enquiries({ DATA_DIR }, 'restore', '--from', out, '--new').status).toBe(0)
    expect(enquiries({ DATA_DIR }, 'list').stderr).toBe(`${sqliteFile(DATA_DIR)}: 3 enquiries\n`)
  })

  if (engine.name === 'SQLite') return

  it('leave a PostgreSQL database alone that no site has used', async () => {
    const { db } = engine.store()
    await sql`create database other`.execute(db)
    const DATABASE_URL = String(engine.settings().databaseUrl).replace(/postgres$/, 'other')
    const { status, stderr } = enquiries({ DATABASE_URL }, 'list')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/no enquiry database at PostgreSQL \S+\/other\./),
    })
    expect(enquiries({ DATABASE_URL }, 'retry').status, 'nothing was made').toBe(1)
    const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: place })
    await store.close()
    expect(enquiries({ DATABASE_URL }, 'list').status, 'once a site has used it').toBe(0)
  })
})
