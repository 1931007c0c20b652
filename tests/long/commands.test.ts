import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildSync } from 'esbuild'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'
import { sqliteFile } from '@/lib/enquiry/store/sqlite'
import { root } from '@/scripts/lib/run.mjs'
import { describeEngines, type Engine } from '../helpers/engines'
import { inNamespace } from '../helpers/full-disk'

const place = mkdtempSync(join(tmpdir(), 'northbay-commands-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** `scripts/enquiries.ts` in one file, with its packages beside it: each of some sixty starts would compile its modules again. */
const bundle = join(place, 'enquiries.mjs')
symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
buildSync({
  ...{
    entryPoints: [join(root, 'scripts/enquiries.ts')],
    outfile: bundle,
    tsconfig: join(root, 'tsconfig.json'),
  },
  ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external' },
})

/** A whole backup of no enquiries. */
const emptyBackup = join(place, 'empty.backup')
const first = `${JSON.stringify({ form: 'northbay-enquiries', version: 1 })}\n`
const sha256 = createHash('sha256').update(first).digest('hex')
writeFileSync(emptyBackup, `${first}${JSON.stringify({ end: true, count: 0, sha256 })}\n`)

/** `npm run enquiries -- …` with these settings alone. */
function enquiries(settings: Record<string, string | undefined>, ...args: string[]) {
  const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
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
    ['restore', '--from', emptyBackup],
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

it.each([
  [{ DATA_DIR: place, DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL: must start with postgres://'],
  [{ DATA_DIR: join(root, 'README.md', 'x') }, 'not a directory'],
])('wrong settings are said without a stack trace: %j', (settings, said) => {
  const { status, stderr } = enquiries(settings, 'restore', '--new', '--from', emptyBackup)
  expect(status).toBe(1)
  expect(stderr).toContain(said)
  expect(stderr).not.toContain('    at ')
})

it.each([
  ['erase', '--older-than', '0d', '--status', 'dead'],
  ['erase', '--older-than', '0d', '--id', 'one'],
  ['retry', '--status', 'delivered'],
  ['list', '--form', '1'],
  ['backup', '--new'],
])(
  'an option that a command does not look at is wrong usage, and nothing is done: %s %s %s %s',
  (...args) => {
    const { status, stderr } = enquiries({ DATA_DIR: place }, ...args)
    expect({ status, first: stderr.split('\n')[0] }).toEqual({
      status: 2,
      first: `${args[0]} takes no ${args.findLast((word) => word.startsWith('--'))}`,
    })
  },
)

describe('a file that cannot be used', () => {
  const DATA_DIR = mkdtempSync(join(place, 'files-'))
  const leads = mkdtempSync(join(place, 'out-'))
  beforeAll(async () => {
    const store = await openStore({ dataDir: DATA_DIR })
    await addEnquiry(store, lead())
    // Enough of them that a backup takes a moment.
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 40000) insert into enquiries
      (id, idempotency_key, site_id, form_id, payload, client, created_at)
      select 'n' || i, 'n' || i, site_id, form_id, payload, client, created_at from enquiries, n`.execute(
      store.db,
    )
    await store.close()
  })

  it('an export whose reader has seen enough ends quietly', async () => {
    const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH, DATA_DIR }
    const args = [bundle, 'export', '--csv']
    const child = spawn(process.execPath, args, { cwd: root, env })
    child.stdout.once('data', () => child.stdout.destroy())
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ said: said.trim().split('\n').length, code }).toEqual({ said: 1, code: 0 })
  })

  const missing = join(place, 'nowhere', 'leads')
  it.each([
    [['backup', '--out', missing], `--out ${missing}: no such file or directory`],
    [['backup', '--out', leads], `--out ${leads}: illegal operation on a directory`],
    [['export', '--csv', '--out', missing], `--out ${missing}: no such file or directory`],
    [['restore', '--from', missing], `--from ${missing}: no such file or directory`],
    [['restore', '--from', leads], `--from ${leads}: illegal operation on a directory`],
    [['restore', '--from', join(root, 'README.md')], 'README.md: the backup has a line that is no JSON'],
  ])('is named, with what is wrong and what to do: %j', (args, said) => {
    const { status, stdout, stderr } = enquiries({ DATA_DIR }, ...args)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(`${said}. Nothing done: name a file that can be used.`)
    expect(stderr).not.toContain('database cannot be used')
    expect(readdirSync(place).filter((name) => /part|tmp/.test(name))).toEqual([])
    expect(readdirSync(leads)).toEqual([])
  })

  it('makes no database, when it is a backup that is missing or cut: restore --new', () => {
    const cut = join(place, 'cut.backup')
    writeFileSync(cut, first)
    const dataDir = mkdtempSync(join(place, 'new-'))
    for (const from of [missing, cut]) {
      const { status, stderr } = enquiries({ DATA_DIR: dataDir }, 'restore', '--new', '--from', from)
      expect([status, stderr]).toEqual([1, expect.stringContaining(`--from ${from}: `)])
      expect(readdirSync(dataDir)).toEqual([])
    }
  })

  const store = sqliteFile(DATA_DIR)
  const links = mkdtempSync(join(place, 'links-'))
  symlinkSync(DATA_DIR, join(links, 'data'))
  symlinkSync(store, join(links, 'soft'))
  it.each([
    store,
    `${store}-wal`,
    `${store}-shm`,
    `${store}-journal`,
    `${DATA_DIR}/../${basename(DATA_DIR)}//enquiries.sqlite`,
    join(links, 'data', 'enquiries.sqlite'),
    join(links, 'data', 'enquiries.sqlite-wal'),
    join(links, 'soft'),
    '/dev/full',
  ])('is not replaced when it is the database or no file: --out %s', (out) => {
    const before = createHash('sha256').update(readFileSync(store)).digest('hex')
    for (const args of [['backup'], ['export', '--csv', '--form', '9']]) {
      const { status, stderr } = enquiries({ DATA_DIR }, ...args, '--out', out)
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(
          /--out \S+: (?:belongs to the enquiry database|is no regular file)\. Nothing done/,
        ),
      ])
    }
    expect(createHash('sha256').update(readFileSync(store)).digest('hex')).toBe(before)
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true)
    expect(readdirSync(links)).toEqual(['data', 'soft'])
  })

  it('a backup that a signal breaks off leaves nothing, and the file of before as it was', async () => {
    const out = join(leads, 'leads.backup')
    writeFileSync(out, 'of before')
    const args = [bundle, 'backup', '--out', out]
    const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH, DATA_DIR }
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = Promise.all([once(child, 'exit'), text(child.stderr)])
    await expect.poll(() => readdirSync(leads).length, { interval: 2 }).toBe(2)
    child.kill('SIGTERM')
    const [[code], said] = await ended
    expect([code, said]).toEqual([1, expect.stringContaining('Broken off: no file was written.')])
    expect(readdirSync(leads)).toEqual(['leads.backup'])
    expect(readFileSync(out, 'utf8')).toBe('of before')
  })
})

const command = `node ${bundle}`
describe('a disk that cannot be written to', () => {
  const out = join(place, 'read-only.backup')
  /** What a command says of a store on such a disk, of which these files are left. */
  const onReadOnlyDisk = (dataDir: string, args: string, files = '*') =>
    inNamespace(`set -e; disk=$(mktemp -d); mount -t tmpfs tmpfs $disk; cp ${dataDir}/${files} $disk; mount -o remount,ro $disk
      cd ${root}; export DATA_DIR=$disk NODE_ENV=test; ${command} ${args} 2>&1 || echo "ended with $?"; umount $disk; rmdir $disk`)

  it('is read all the same, with the newest leads, in use or not; commands that write fail with the reason', async () => {
    const dataDir = mkdtempSync(join(place, 'read only-'))
    const folder = `'${dataDir}'`
    const store = await openStore({ dataDir })
    await addEnquiry(store, lead())
    for (const args of ['list', 'export --csv', `backup --out ${out}`]) {
      const said = onReadOnlyDisk(folder, args)
      expect(said).toContain(': 1 enquiries')
      expect(said).not.toContain('ended with')
    }
    expect(onReadOnlyDisk(folder, 'list', 'enquiries.sqlit*[el]')).toMatch(
      /-wal can be read where it can be written to: copy both files to another folder\. .*\nended with 1/,
    )
    await store.close()
    expect(onReadOnlyDisk(folder, 'list')).toContain(': 1 enquiries')
    expect(onReadOnlyDisk(folder, 'erase --older-than 1d')).toMatch(
      /read-only file system.*Nothing was erased or changed\.\nended with 1/,
    )
  })
})

describe('a disk that is full', () => {
  /** On a file system of 2 MB of its own, with as many bytes left: what a command says and how it ends. */
  const onFullDisk = (dataDir: string, left: number, args: string) => {
    const script = `set -e; disk=$(mktemp -d); mount -t tmpfs -o size=2m tmpfs $disk; cp ${dataDir}/* $disk; cd ${root}
      export DATA_DIR=$disk NODE_ENV=test; dd if=/dev/zero of=$disk/filler bs=4k 2>/dev/null || true; truncate -s -${left} $disk/filler
      ${command} ${args} 2>&1 || echo "ended with $?"; rm $disk/filler; ls $disk; ${command} list 2>&1 | tail -1; umount $disk; rmdir $disk`
    return inNamespace(script)
  }

  it.each([0, 49_152])(
    'erases nothing and reports it, %d bytes left; the store stays whole',
    async (left) => {
      const dataDir = mkdtempSync(join(place, 'full-'))
      const store = await openStore({ dataDir })
      for (let count = 0; count < 30; count += 1)
        await addEnquiry(store, {
          ...lead(),
          context: { ...lead().context, formName: 'x'.repeat(3000) },
          now: 1,
        })
      await store.close()
      const said = onFullDisk(dataDir, left, 'erase --older-than 1d')
      expect(said).toContain('The disk of the enquiry database is full. Nothing was erased or changed')
      expect(said).toMatch(/ended with 1\n(?:enquiries\.sqlite\S*\n)+20 shown\n$/)
      if (left === 0) return
      const copied = onFullDisk(dataDir, left, 'backup --out $disk/leads.backup')
      expect(copied).toMatch(/--out \S+leads\.backup: no space left on device\. Nothing done/)
      expect(copied).toMatch(/ended with 1\n(?:enquiries\.sqlite\S*\n)+20 shown\n$/)
    },
  )
})

describeEngines('commands on the enquiries', (engine) => {
  it('print where they work and how many enquiries are there; a backup is restored elsewhere on request', async () => {
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
