import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import * as clock from '@/lib/clock'
import { closeLibrary } from '@/lib/content/sources/files/library'
import { parseEnv } from '@/lib/env'
import { messages } from '@/lib/i18n/messages'
import { isPublicAddress } from '@/lib/public-address'
import { readiness, recentReadiness } from './checks'
import { promisedDays } from './promised-days'

const directory = mkdtempSync(join(tmpdir(), 'go-live-'))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(directory, file)), { recursive: true })
  writeFileSync(join(directory, file), text)
}
const good = {
  SITE_URL: 'https://www.company.com',
  SITE_HOSTS: 'www.company.com=cn,en.company.com=en',
  PREVIEW_SECRET: '3f9ac1d27be84f05b6e1',
  PRODUCT_KEY: 'COMPANY',
  SMTP_URL: 'smtp://mail.company.com',
  MAIL_FROM: 'site@company.com',
  ENQUIRY_RETENTION_DAYS: '180',
  SITE_VERIFICATION: 'baidu=codeva-abc',
}
const wrong = async (more: Record<string, string | undefined> = {}) => {
  closeLibrary()
  const result = parseEnv({ ...good, CONTENT_DIR: directory, ...more })
  if (!('env' in result)) throw new Error(result.problems.join())
  return (await readiness({ settings: result.env, publicDir: join(directory, 'none') }))
    .filter(({ ok }) => ok !== true)
    .map(({ name, ok, isSerious }) => `${name}${ok === undefined ? '?' : ''}${isSerious ? '!' : ''}`)
}

beforeEach(() => {
  rmSync(directory, { recursive: true, force: true })
  write('cn/site.yaml', 'id: 1\ntitle: 山泉\nmark: cn\n')
  write('cn/footer.yaml', 'licence:\n  - { text: 浙ICP备12345678号-1 }\n')
  write('cn/mail.yaml', 'to: [sales@company.com]\n')
  write('cn/forms/1.yaml', 'id: 1\nname: 联系\nformFields:\n  - { id: 1, name: 姓名, type: INPUT }\n')
  write('cn/pages/privacy.md', '---\ntitle: 隐私\n---\n表单记录保存 180 天。\n汇总数字保存 400 天。\n')
})
afterAll(() => {
  closeLibrary()
  rmSync(directory, { recursive: true, force: true })
})

it('of a site that is ready nothing is left', async () => expect(await wrong()).toEqual([]))

it.each([
  [
    'an address of one’s own machine',
    { SITE_URL: 'http://localhost:3000', SITE_HOSTS: undefined },
    'SITE_URL',
  ],
  ['an address of the examples', { SITE_URL: 'https://www.example.com', SITE_HOSTS: undefined }, 'SITE_URL'],
  ['plain http', { SITE_URL: 'http://www.company.com' }, 'SITE_URL!'],
  ['hosts of the examples', { SITE_HOSTS: 'www.example.com=cn' }, 'hosts'],
  ['hosts without SITE_URL’s', { SITE_HOSTS: 'a.company.com=cn' }, 'hosts'],
  ['a secret of the examples', { REVALIDATE_SECRET: 'change-me-change-me-change-me' }, 'secrets!'],
  [
    'a database’s password of the examples',
    { DATABASE_URL: 'postgres://site:change-me@db/site' },
    'secrets!',
  ],
  ['open previews', { PREVIEW_SECRET: undefined }, 'secrets'],
  ['the demo’s key', { PRODUCT_KEY: undefined }, 'PRODUCT_KEY'],
  ['a closed robots.txt', { ROBOTS: 'closed' }, 'robots'],
  ['a longer retention than promised', { ENQUIRY_RETENTION_DAYS: '181' }, 'retention!'],
  ['no retention', { ENQUIRY_RETENTION_DAYS: undefined }, 'retention!'],
  [
    'a counter that the privacy page does not name',
    { ANALYTICS_PROVIDER: 'baidu', ANALYTICS_ID: 'a' },
    'analytics',
  ],
  ['no codes of search engines', { SITE_VERIFICATION: undefined }, 'verification codes?'],
])('reports %s', async (_, more, expected) => expect(await wrong(more)).toEqual([expected]))

it.each([
  ['demo texts', 'cn/news/1.md', '---\ntitle: 北湾数智发布\n---\n', ['demo texts!']],
  ['no ICP number', 'cn/footer.yaml', 'licence: []\n', ['licence lines']],
  [
    'the ICP number of the examples',
    'cn/footer.yaml',
    'licence:\n  - { text: 浙ICP备00000000号-1 }\n',
    ['licence lines'],
  ],
  ['a form without a recipient', 'cn/mail.yaml', 'alerts: [ops@company.com]\n', ['recipients!']],
  [
    'a recipient of the examples',
    'cn/mail.yaml',
    'to: [sales@northbay.example]\n',
    ['demo texts!', 'recipients!'],
  ],
  ['a privacy page that names no period', 'cn/pages/privacy.md', '---\ntitle: 隐私\n---\n', ['retention']],
])('reports %s', async (_, file, text, expected) => {
  write(file, text)
  expect(await wrong()).toEqual(expected)
})

it('an address of the examples is named once, and what is wrong with it', async () => {
  write('cn/mail.yaml', 'to: [a@company.example]\nalerts: [a@company.example]\n')
  closeLibrary()
  const result = parseEnv({ ...good, CONTENT_DIR: directory })
  if (!('env' in result)) throw new Error(result.problems.join())
  const checks = await readiness({ settings: result.env, publicDir: join(directory, 'none') })
  expect(checks.find(({ name }) => name === 'recipients')?.found).toBe('example addresses: a@company.example')
})

it('enquiries that nobody is notified of are reported', async () =>
  expect(await wrong({ SMTP_URL: undefined, MAIL_FROM: undefined })).toEqual(['enquiries!', 'recipients?']))

it('repeated requests are answered with the result of a minute ago', async () => {
  let now = 1e9
  vi.spyOn(clock, 'monotonicNow').mockImplementation(() => now)
  const result = parseEnv({ ...good, CONTENT_DIR: directory })
  if (!('env' in result)) throw new Error(result.problems.join())
  const place = { settings: result.env, publicDir: join(directory, 'none') }
  const demo = async () => (await recentReadiness(place)).find(({ name }) => name === 'demo texts')?.ok
  expect(await demo()).toBe(true)
  write('cn/news/1.md', '---\ntitle: 北湾数智发布\n---\n')
  expect(await demo()).toBe(true)
  now += 60_000
  expect(await demo()).toBe(false)
  vi.restoreAllMocks()
})

it('a site without a privacy page is reported', async () => {
  rmSync(join(directory, 'cn/pages'), { recursive: true })
  expect(await wrong()).toContain('privacy page!')
})

it.each([
  ['表单记录自提交之日起保存 180 天，之后删除', 180],
  ['- 表单记录保存 6 个月', 180],
  ['Form records are deleted 2 years after they were sent', 730],
  ['Enquiries are kept for 12 weeks.', 84],
  ['表单保存 90 天\nForms are kept for 30 days', 30],
  ['我们会在 2 天内回复表单，记录保存 180 天后删除', 180],
  ['We answer forms within 1 day and delete them after 180 days', 180],
  ['表单记录自11月1日起保存 180 天', 180],
  ['自2026年1月1日起，表单记录保存 180 天', 180],
  ['汇总数字保存 400 天', undefined],
  ['日志中不记录表单内容，最长保存 30 天', undefined],
  ['表单由真人阅读', undefined],
])('%s: %s days', (text, days) => expect(promisedDays(text)).toBe(days))

it.each([
  ['https://www.company.com', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:80', false],
  ['http://10.0.0.5', false],
  ['http://[::1]:3000', false],
  ['http://site.local', false],
  ['http://cms:8080', false],
  ['http://172.20.0.3', false],
  ['http://172.32.0.3', true],
  ['http://169.254.169.254', false],
  ['http://100.64.0.1', false],
  ['http://[fd00::1]', false],
  ['http://[::ffff:10.0.0.1]', false],
  ['http://[2400:3200::1]', true],
  ['https://10.company.com', true],
  ['https://127.0.0.1.company.com', true],
])('%s is public: %s', (url, isPublic) => expect(isPublicAddress(url)).toBe(isPublic))

it('every finding has a sentence in each language', () => {
  const code = readFileSync('lib/go-live/checks.ts', 'utf8')
  const kinds = [...code.matchAll(/foundOf\(([^{)]*)/g)].flatMap(([, first = '']) => [
    ...first.matchAll(/'(\w+)'/g),
  ])
  expect(kinds.length).toBeGreaterThan(20)
  for (const { desk } of Object.values(messages))
    for (const [, kind] of kinds) expect(desk.readyFound).toContain(` ${kind} {`)
})
