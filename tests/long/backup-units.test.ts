import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'
import { root } from '@/scripts/lib/run.mjs'

const place = mkdtempSync(join(tmpdir(), 'northbay-units-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const [dataDir, backups] = [join(place, '3000'), join(place, 'backups')]
mkdirSync(backups)
const success = join(place, 'site-backup-3000.prom')

/** The commands of a unit's instance 3000 with its own settings, one after the other as systemd does: the code of the last, and what was said. */
function start(unit: string) {
  const text = readFileSync(`deploy/systemd/${unit}@.service`, 'utf8')
    .replaceAll('%i', '3000')
    .replaceAll('%%', '%')
    .replaceAll('/var/lib/site/3000', dataDir)
    .replaceAll('/var/backups/site', backups)
    .replaceAll('/tmp/restored', join(place, 'restored'))
    .replaceAll('/var/lib/prometheus/node-exporter', place)
    .replaceAll('=+-', '=')
    .replaceAll('\\\\', '\\')
  const of = (name: string) => [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, line]) => line)
  const set = of('Environment').flatMap((line = '') => line.split(' ').map((pair) => pair.split('=')))
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, ...Object.fromEntries(set) }
  const run = (line = '') => spawnSync('sh', ['-c', line], { cwd: root, env, encoding: 'utf8' })
  const lines = ['ExecCondition', 'ExecStart', 'ExecStartPost'].flatMap(of)
  const results = lines.map(() => ({ status: 0, said: '' }))
  for (const [at, line] of lines.entries()) {
    const { status, stdout, stderr } = run(line)
    results[at] = { status: status ?? 1, said: stdout + stderr }
    if (status !== 0) break
  }
  return {
    status: Math.max(...results.map(({ status }) => status)),
    said: results.map(({ said }) => said).join(''),
  }
}

it('the units back an instance up, drop what is old, and put the newest back into an empty database', async () => {
  expect(start('site-backup').status, 'a site without enquiries').toBe(1)
  expect([readdirSync(backups), existsSync(success)]).toEqual([[], false])
  expect(start('site-restore-test').status, 'no backup').toBe(1)
  const store = await openStore({ dataDir })
  await addEnquiry(store, {
    key: randomUUID(),
    body: {
      site: { id: 1 },
      form: { id: 1 },
      fieldValues: [{ formFieldBO: { id: 101 }, value: '王芳' }],
      formTypeSource: 'INDEX_MODEL',
      trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
    },
    context: { mark: 'cn', formName: '联系', labels: {} },
    targets: ['mail'],
    now: Date.now(),
  })
  await store.close()
  expect(start('site-backup')).toMatchObject({ status: 0 })
  const told = /^backup_success_time_seconds\{name="site-backup@3000\.timer"\} \d{10}\n$/
  expect(readFileSync(success, 'utf8')).toMatch(told)
  const [made = '', ...more] = readdirSync(backups)
  expect([made, more]).toEqual([expect.stringMatching(/^leads-3000-\d{4}-\d\d-\d\d\.backup$/), []])
  const restored = start('site-restore-test')
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining('1 shown') })
  expect(existsSync(join(place, 'restored', 'enquiries.sqlite'))).toBe(true)
  rmSync(join(place, 'restored'), { recursive: true })
  const old = join(backups, 'leads-3000-2020-01-01.backup')
  const kept = join(backups, 'leads-3001-2020-01-01.backup')
  for (const file of [old, kept]) {
    spawnSync('cp', [join(backups, made), file])
    utimesSync(file, 0, 0)
  }
  expect(start('site-backup')).toMatchObject({ status: 0 })
  expect([existsSync(old), existsSync(kept), existsSync(join(backups, made))]).toEqual([false, true, true])
  utimesSync(join(backups, made), 0, 0)
  expect(start('site-restore-test').status, 'the newest is old').toBeGreaterThan(0)
})
