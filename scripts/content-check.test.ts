import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentFindings } from '@/lib/content-check/findings'
import { env } from '@/lib/env'
import { root } from './lib/run.mjs'

let directory: string
const check = (settings: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/content-check.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', CONTENT_DIR: directory, ...settings },
    },
  )
  return { status, stdout, stderr }
}
const writeForm = (mark: string, id: number) =>
  writeFileSync(
    join(directory, mark, 'forms', `${id}.yaml`),
    `id: ${id}\nname: F\nformFields:\n  - { id: 1, name: N, type: INPUT }\n`,
  )

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'))
  for (const [index, mark] of ['cn', 'en'].entries()) {
    mkdirSync(join(directory, mark, 'forms'), { recursive: true })
    mkdirSync(join(directory, mark, 'pages'))
    writeFileSync(join(directory, mark, 'pages', 'privacy.md'), '---\ntitle: P\n---\nText')
    writeFileSync(join(directory, mark, 'site.yaml'), `id: ${index + 1}\ntitle: T\nmark: ${mark}\n`)
    writeFileSync(join(directory, mark, 'footer.yaml'), 'quickLinksList: []\n')
    writeForm(mark, index === 0 ? 1 : 4001)
  }
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true, force: true })
})

it('checks the folder that CONTENT_DIR names, wherever it lies (D31, D33)', () => {
  const { status, stdout, stderr } = check()
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(
    /^cn has no \/product, .*\/join-us.*: left out of menus and sitemap, 404 .*\nen has no .*\n0 mistakes, 0 notes\n$/,
  )
})

it('requires the marketplace’s form unless another host has it (D7, §9)', () => {
  writeFileSync(join(directory, 'cn', 'pages', 'go1688.md'), '---\ntitle: M\n---\nText')
  const { status, stderr } = check()
  expect([status, stderr]).toEqual([1, expect.stringContaining('form 14008, which is missing')])
  expect(check({ GO1688_HOST: 'market.example' }).status).toBe(0)
})

it('checks the brand of the company too', () => {
  mkdirSync(join(directory, 'site'))
  writeFileSync(
    join(directory, 'site', 'brand.yaml'),
    'share: dark\ncolours: { accent: red }\nfonts:\n  - { file: /assets/none.woff2 }\n  - { fil: a }\n',
  )
  const { status, stderr } = check({ SITE_DIR: join(directory, 'site') })
  expect(status).toBe(1)
  expect(stderr).toContain('brand.yaml:2: $.colours.accent: expected a colour such as "#1d4ed8"')
  expect(stderr).toContain('brand.yaml:5: $.fonts[1].fil: no such field: is file meant?')
})

it('checks how enquiries go into a CRM: by itself, and what it names of forms', () => {
  const site = join(directory, 'site')
  mkdirSync(site)
  vi.stubEnv('SITE_DIR', site)
  vi.stubEnv('CONTENT_DIR', directory)
  const lines = () =>
    contentFindings(env())
      .filter(({ file }) => file.endsWith('crm.yaml'))
      .map(({ line, path, message }) => `${line}: ${path}: ${message}`)
      .sort()
  writeFileSync(join(site, 'crm.yaml'), 'default:\n  map: { mail: Email }\n  fixd: { a: b }\n')
  expect(lines()).toEqual([
    '2: $.default.map.mail: no such field of ours: is email meant?',
    '3: $.default.fixd: no such field: is fixed meant?',
  ])
  writeFileSync(join(site, 'crm.yaml'), 'forms:\n  "1": { map: { "1": a, "7": b } }\n  "9": {}\n')
  expect(lines()).toEqual([
    '2: $.forms.1.map.7: form 1 has no field 7: it has 1',
    '3: $.forms.9: there is no form 9',
  ])
  expect(check({ SITE_DIR: site, LC_ALL: 'zh_CN.UTF-8' }).stderr).toContain('表单 1 没有字段 7')
})

it('is Chinese in a Chinese terminal: every sentence, with what changes in it', () => {
  const wrong = {
    'redirects.yaml':
      '- { from: /a, to: /b }\n- { from: /b, to: /a }\n- { frm: 1 }\n- { from: /product, to: /x, status: 7 }\n',
    'cn/products/1-a.yaml': 'id: 1\nname: [1]\nisShow: 1\nexamples: [999]\n',
    'cn/products/2-a.yaml': 'id: 1\nname: "x\n',
    'cn/products/3-a.yaml': 'id: 3\n\tname: x\n',
    'cn/products/4-a.yaml': 'id: 4\nname: a\nname: b: c\n',
    'cn/news/5-a.md': `---\nid: 5\ntype: NEWS\ntitle: ${'长'.repeat(201)}\ncreateTime: 去年\n---\n[a](/en/product) [b](/nope) [c](d)\n`,
    'cn/x.txt': '',
    'site/crm.yaml': 'default:\n  map: { email: a.0, phone: a.b }\n',
  }
  for (const [name, text] of Object.entries(wrong)) {
    mkdirSync(join(directory, name, '..'), { recursive: true })
    writeFileSync(join(directory, name), text)
  }
  rmSync(join(directory, 'cn', 'pages', 'privacy.md'))
  writeFileSync(join(directory, 'cn', 'products', '6-a.yaml'), Buffer.from([0xc3, 0xfb, 0xb3, 0xc6]))
  const { stdout, stderr } = check({ SITE_DIR: join(directory, 'site'), LC_ALL: 'zh_CN.UTF-8' })
  expect(stdout).toMatch(/^\d+ 个错误，\d+ 个提示$/m)
  expect(stdout).toMatch(/^cn 没有 \/solution, .*：菜单和网站地图不列出它们/m)
  expect(stderr).toContain('缺少这个页面')
  const said = `${stdout}${stderr}`.trim().split('\n')
  expect(said.length).toBeGreaterThan(16)
  const message = (line: string) => line.replace(/^\S+?: \S+?: /, '')
  expect(
    said.map(message).filter((line) => !/\p{Script=Han}/u.test(line) || /(?:\b[a-z]+ ){3}/i.test(line)),
  ).toEqual([])
})

it('ends quietly when nobody reads what it prints', async () => {
  const env = { ...process.env, CONTENT_DIR: directory }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/content-check.ts'], { cwd: root, env })
  child.stdout.destroy()
  expect(await Promise.all([text(child.stderr), once(child, 'close')])).toEqual(['', [0, null]])
})
