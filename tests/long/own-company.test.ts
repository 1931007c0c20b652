import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseContent } from '@/lib/content/sources/files/file'
import { hashPassword } from '@/lib/desk/access/password'
import { locales } from '@/lib/i18n/locales'
import { root } from '@/scripts/lib/run.mjs'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { pagePaths, wholeSitemap } from '@/scripts/lib/sitemap-files'
import { fetchPage } from '../helpers/crawl'
import { startSmtp } from '../helpers/smtp'
import { untilPage, visitPage } from '../helpers/visit'

// A company of one's own, as `npm run init` writes it: nothing of the demo company is in anything that is answered.

const directory = mkdtempSync(join(tmpdir(), 'own-company-'))
const folder = join(directory, 'site')
const run = (script: string, args: string[], settings = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', join('scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', ...settings },
  })
const init = (...args: string[]) => run('init.ts', args)
const drawing = join(directory, 'drawing.svg')
writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>')
const noPicture = join(directory, 'broken.png')
writeFileSync(noPicture, 'no picture')
const answers = [
  ...['--name-cn=远山科技', '--name-en=Faraway: "Systems" & Co', '--domain=www.faraway.example'],
  ...['--colour=#7c2d92', '--phone=+86 10 5550 0100', '--recipients=sales@faraway.example'],
  ...['--address=8 Harbour Road, Qingdao', '--address-cn=青岛市港湾路 8 号'],
  ...[`--logo=${drawing}`, `--logo-dark=${drawing}`],
]

/** Names of the demo company, its products, customers, texts and pictures, in both languages. */
const demoNames = locales.flatMap((locale) =>
  ['products', 'cases', 'news', 'activities', 'publications', 'media', 'solutions'].flatMap((kind) => {
    const place = join(root, 'content', locale, kind)
    return readdirSync(place).flatMap((name) => {
      const { record } = parseContent(join(place, name), readFileSync(join(place, name), 'utf8'))
      const { title, customerName, activityName, titleContent } = record
      return [record.name, title, customerName, activityName, titleContent].filter(
        (one) => typeof one === 'string',
      )
    })
  }),
)
const demo = new RegExp(
  ['northbay', '北湾', ...demoNames.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))].join('|'),
  'gi',
)

const SECRET = 'a-secret-of-the-proxy'
let site: RunningServer
let smtp: Awaited<ReturnType<typeof startSmtp>>
let written: ReturnType<typeof init>
beforeAll(async () => {
  written = init(folder, ...answers)
  smtp = await startSmtp()
  site = await startServer({
    ...{ SITE_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: 'site@faraway.example' },
    ...{ TRUST_PROXY: '1', DESK_SSO_HEADER: 'x-user', DESK_SSO_SECRET: SECRET },
    DESK_PASSWORD_HASH: await hashPassword(SECRET),
  })
  await untilPage(`${site.url}/en`, ({ status }) => status === 200, 50_000)
}, 120_000)
afterAll(async () => {
  await site?.stop()
  await smtp?.close()
  rmSync(directory, { recursive: true, force: true })
})

it('is written once, passes content:check, and a folder that holds anything is left alone', () => {
  expect([written.status, written.stderr]).toEqual([0, ''])
  expect(run('content-check.ts', [], { SITE_DIR: folder })).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/0 mistakes, 0 notes\n$/),
  })
  expect(init(folder, ...answers)).toMatchObject({
    status: 1,
    stderr: `${folder}: this folder is not empty; nothing was written\n`,
  })
  expect(init(join(directory, 'other'), '--name-en=A<b>', '--colour=red').stderr).toMatch(
    /^--name-en: must be .*\n--colour: must be /,
  )
  const broken = init(join(directory, 'other'), '--name-en=A', '--recipients=a@b.cc', `--logo=${noPicture}`)
  expect(broken.stderr).toBe(`${noPicture}: this is no picture, or a broken one; nothing was written\n`)
  expect(init(join(directory, 'other'), '--name-en=A', '--logo=none.svg').stderr).toContain(
    'and there is no file "none.svg"',
  )
  expect(readdirSync(directory)).toEqual(['broken.png', 'drawing.svg', 'site'])
  expect(readFileSync(join(folder, 'site.env'), 'utf8')).toMatch(/^PREVIEW_SECRET=[\w-]{32}$/m)
})

const asked = [
  ...['/', '/en', '/nowhere', '/en/nowhere', '/ai', '/en/ai', '/ai/agents', '/go1688', '/form/14008'],
  ...['/llms.txt', '/en/llms.txt', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...[
    '/manifest.webmanifest',
    '/manifest.en.webmanifest',
    '/en/search?q=order',
    '/search?q=%E4%BE%9B%E5%BA%94%E9%93%BE',
  ],
  ...[
    '/feeds/cn/news.rss',
    '/feeds/en/news.atom',
    '/feeds/en/events.ics',
    '/api/calendar/en/601',
    '/en/product.md',
  ],
  ...[
    '/icon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/apple-icon.png',
    '/favicon.ico',
    '/desk/login',
    '/studio',
  ],
  ...['/api/enquiry?form=1&lang=cn', '/api/enquiry?done=3F2A91C7&form=4001&lang=en', '/api/share/en'],
  // Files of the demo company, under their own addresses.
  ...[
    '/ai-native-erp.html',
    '/en/ai/agents.html',
    '/ai/ai.css',
    '/assets/logos/northbay.svg',
    '/product/1005',
  ],
]

/** What a page leads to, shows and runs. */
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:href|src|content)="(\/(?!\/)[^"#]*)|(\/assets\/[\w./-]+)/g)].map(([, link, file]) =>
    (link ?? file ?? '').replaceAll('&amp;', '&'),
  )

it('no answer has a word of the demo company: pages, data, feeds, files, headers', async () => {
  const sitemap = await wholeSitemap(async (url) => (await visitPage(site.url + url.pathname)).text, site.url)
  const queue = [...asked, ...pagePaths(sitemap)]
  const seen = new Map<string, number>()
  const said: string[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue
    const { status, headers, html } = await fetchPage(site.url, path)
    seen.set(path, status)
    const own = `${JSON.stringify(headers)}${html}`.replaceAll(path, '')
    for (const [name] of own.matchAll(demo)) said.push(`${path}: ${name}`)
    if (/html/.test(String(headers['content-type']))) queue.push(...addressesIn(html))
  }
  expect(said).toEqual([])
  expect(seen.size).toBeGreaterThan(120)
  const wrong = [...seen].filter(([path, status]) => status >= 400 && !asked.includes(path))
  expect(wrong).toEqual([])
  expect(['/icon.svg', '/favicon.ico', '/', '/en'].map((path) => seen.get(path))).toEqual([
    200, 200, 200, 200,
  ])
  for (const path of ['/ai', '/ai-native-erp.html', '/ai/ai.css', '/assets/logos/northbay.svg'])
    expect(seen.get(path), path).toBe(404)
}, 120_000)

it('wears the colours, names and keys of its brand', async () => {
  const { text, headers } = await visitPage(`${site.url}/en`)
  expect(text).toContain('--accent:#7c2d92;')
  expect(text).toContain(`© ${new Date().getFullYear()} Faraway`)
  expect(text).not.toContain('2012')
  expect(text).toContain('8 Harbour Road')
  expect((await visitPage(site.url)).text).toContain('青岛市港湾路 8 号')
  // In the bar and the phones' menu, beside the logo for light grounds, and in the footer.
  expect(text.match(/<img[^>]* src="\/assets\/logo-dark\.svg/g)).toHaveLength(3)
  expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  expect(text).toContain('FARAWAY_SYSTEMS_CO')
  expect((await visitPage(`${site.url}/manifest.en.webmanifest`)).text).toContain(
    'Faraway: \\"Systems\\" & Co',
  )
  expect((await visitPage(`${site.url}/icon.svg`)).headers.get('content-type')).toBe('image/svg+xml')
})

it.each(['cn', 'en'])(
  'the desk shows the components in its brand, without a word of the demo company, %s',
  async (lang) => {
    const headers = { 'x-user': 'Ada', 'x-desk-secret': SECRET }
    for (const path of ['/desk/brand', '/desk/brand/components']) {
      const answered = await fetch(`${site.url}${path}?lang=${lang}`, { headers })
      const text = await answered.text()
      expect([path, answered.status, text.match(demo)]).toEqual([path, 200, null])
      expect(text).toContain('--accent:#7c2d92;')
    }
  },
)

it.each([
  ['', 1, '个人信息请求', '删除我的信息'],
  ['/en', 2, 'Request about my data', 'Erase my data'],
])(
  '"%s": a visitor finds their rights, and a request about their data reaches its recipients as such',
  async (prefix, id, name, wish) => {
    for (const from of ['/privacy', ''])
      expect((await visitPage(`${site.url}${prefix}${from}`)).text).toContain(
        `href="${prefix}/about-us/rights"`,
      )
    const rights = await visitPage(`${site.url}${prefix}/about-us/rights`)
    expect(rights.status).toBe(200)
    expect(rights.text).toContain(`href="${prefix}/form/5101`)
    const answered = await fetch(`${site.url}/api/internal/form`, {
      method: 'POST',
      body: JSON.stringify({
        ...{ site: { id }, form: { id: 5101 }, client: { trap: '', elapsedMs: 5000 } },
        fieldValues: [
          { formFieldBO: { id: 510101 }, value: wish },
          { formFieldBO: { id: 510102 }, value: 'visitor@example.com' },
        ],
      }),
    })
    expect(answered.status).toBe(200)
    await expect
      .poll(() => smtp.mails.map(({ headers, text }) => `${headers.get('subject')} ${text}`).join())
      .toMatch(new RegExp(`${name}[^]*${wish}`))
  },
)

it('a lead reaches its recipients by mail', async () => {
  const answered = await fetch(`${site.url}/api/internal/form`, {
    method: 'POST',
    body: JSON.stringify({
      site: { id: 2 },
      form: { id: 4001 },
      fieldValues: ['A. Visitor', 'A Company', 'visitor@example.com'].map((value, at) => ({
        formFieldBO: { id: 400101 + at },
        value,
      })),
      client: { trap: '', elapsedMs: 5000 },
    }),
  })
  expect(answered.status).toBe(200)
  await expect.poll(() => smtp.mails.flatMap(({ to }) => to)).toContain('sales@faraway.example')
  expect(JSON.stringify(smtp.mails.map(({ text, html, headers }) => [text, html, ...headers]))).not.toMatch(
    demo,
  )
})
