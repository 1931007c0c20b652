import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { sanitiseHtml } from '@/lib/contract/html'
import { safeFileUrl, safeUrl } from '@/lib/contract/safe-url'
import { chromiumOptions } from '@/scripts/lib/chromium'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { type PayloadCompany, startPoisonedCompany } from '../helpers/payload-company'
import { addresses, breakouts, payloads } from '../helpers/payloads'
import { untilPage } from '../helpers/visit'

// S4: a back end that was taken over writes three hundred payloads into every text, HTML and address of its answers. A real
// browser opens every kind of page with the site's policy and with none, and the dialogs; nothing of it runs.
const ROUNDS = 3
const TOKEN = 'token-of-the-payload-run'
const SECRET = 'secret-of-the-payload-run'

let company: PayloadCompany
let site: RunningServer
let browser: Browser

beforeAll(async () => {
  company = await startPoisonedCompany(ROUNDS)
  ;[site, browser] = await Promise.all([
    startServer({
      CONTENT_API_URL: company.url,
      CONTENT_API_TOKEN: TOKEN,
      CONTENT_REVALIDATE_SECONDS: '600',
      REVALIDATE_SECRET: SECRET,
      LOG_LEVEL: 'silent',
    }),
    chromium.launch(chromiumOptions()),
  ])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await company?.close()
})

/** A browser page that notes each call of `alert`, in whatever frame. */
type Options = { bypassCSP?: boolean; javaScriptEnabled?: boolean; width?: number }
type Watched = Awaited<ReturnType<typeof watched>>
async function watched(options: Options) {
  const { width = 1280, ...rest } = options
  const context: BrowserContext = await browser.newContext({
    ...rest,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const ran: string[] = []
  await context.exposeBinding('noteRun', ({ frame }) => ran.push(frame.url()))
  await context.addInitScript(() => {
    Object.defineProperty(window, 'alert', { value: () => Reflect.get(window, 'noteRun')() })
  })
  // Pictures are of no matter here, and to the addresses of payloads nobody goes.
  await context.route(
    (url) => url.origin !== new URL(site.url).origin || url.pathname === '/api/image',
    (route) => route.abort(),
  )
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.type()}`)
    void dialog.dismiss()
  })
  return { page, ran }
}

/** What stands in a page that no page of ours has: elements and handlers of a payload, addresses that run. */
const strange = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const safe = new Set(['http:', 'https:', 'mailto:', 'tel:', 'about:'])
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName
      if (/^(?:s4-in|object|embed|base|marquee|math|applet|frame|frameset)$/.test(name)) found.push(name)
      if (name === 'meta' && /refresh/i.test(element.getAttribute('http-equiv') ?? '')) found.push('refresh')
      for (const { name: attribute, value } of element.attributes) {
        if (/^(?:on|s4-in|srcdoc$|ping$)/i.test(attribute)) found.push(`${name} ${attribute}`)
        const isAddress = /^(?:href|src|action|formaction|data|poster|xlink:href|data-style|data-src)$/i.test(
          attribute,
        )
        if (!isAddress || value.startsWith('data:image/') || value.startsWith('#')) continue
        if (
          !URL.canParse(value, 'http://site.example/') ||
          !safe.has(new URL(value, 'http://site.example/').protocol)
        )
          found.push(`${name} ${attribute}=${value.slice(0, 60)}`)
      }
    }
    return found
  })

const addressOf = (path: string, index: number) => (index % 2 ? `/en${path === '/' ? '' : path}` : path)
/** What opens over a page, and how often each kind is tried in a round: it loads its code each time. */
const openers = ['a[data-video]', 'a[data-form]', 'main [aria-haspopup]', 'header [aria-haspopup]']
const TRIES = 3

/** Opens a page, and dialogs it has; what was wrong, a line each. `tried` counts the dialogs that were seen. */
async function visitPage({ page, ran }: Watched, path: string, mark: string, tried: Map<string, number>) {
  const wrong: string[] = []
  const say = async (where: string) => {
    for (const item of await strange(page)) wrong.push(`${where}: ${item}`)
    for (const item of ran.splice(0)) wrong.push(`${where}: ran in ${item}`)
  }
  // A render beside many others may take longer than its back end is given, which is a 503 (D13): a visitor comes back, and then it is kept.
  await untilPage(site.url + path, ({ status }) => status !== 503, 60_000)
  const answer = await page.goto(site.url + path)
  if (answer?.status() !== 200) wrong.push(`${path}: HTTP ${answer?.status()}`)
  await page
    .waitForFunction(() => document.documentElement.dataset.ready === '')
    .catch(() => wrong.push(`${path}: its scripts never took it over`))
  if (!(await page.evaluate((text) => document.documentElement.innerHTML.includes(text), mark)))
    wrong.push(`${path}: shows nothing of this round`)
  await say(path)
  for (const opener of openers) {
    if ((tried.get(opener) ?? 0) >= TRIES) continue
    const isThere = await page.evaluate((selector) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
      shown?.click()
      return shown !== undefined
    }, opener)
    if (!isThere) continue
    tried.set(opener, (tried.get(opener) ?? 0) + 1)
    // A dialog is whole when the fields of its form, its video, its links or its days are there.
    await page.waitForSelector('dialog[open] :is(form input, video, a, [role="grid"])', { state: 'attached' })
    await say(`${path}, ${opener} opened`)
    await page.keyboard.press('Escape')
  }
  return wrong
}

/** Each of many addresses by the next free of two browser pages. */
async function visitAll(options: Options, paths: readonly string[], mark: string) {
  const wrong: string[] = []
  const tried = new Map<string, number>()
  const left = [...paths]
  const worker = async () => {
    const one = await watched(options)
    for (let path = left.shift(); path !== undefined; path = left.shift())
      wrong.push(...(await visitPage(one, path, mark, tried)))
    await one.page.context().close()
  }
  await Promise.all([worker(), worker()])
  return { wrong, tried: [...tried.keys()] }
}

async function startRound(round: number) {
  company.setRound(round)
  const headers = { authorization: `Bearer ${SECRET}` }
  const told = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers, body: '{"all":true}' })
  expect(told.status).toBe(200)
  return company.localeOf(round)
}
/** One address of each kind of page, and the previews, whose calls are others. */
const pages = [
  ...['/', '/product-category/101', '/product', '/product/1001', '/solution', '/solution/301', '/cases'],
  ...['/case-detail/409', '/about-us', '/about-us/history', '/about-us/news', '/about-us/news?type=AI'],
  ...['/article-detail/news/501', '/services', '/join-us', '/periodical', '/periodical/808', '/activity'],
  ...['/activity/601', '/media', '/Media/701', '/search?q=a', '/form/5001', '/form/5004', '/go1688'],
  ...['/about-us/history/903/preview', '/services/912/preview', '/join-us/922/preview'],
]

describe(`${payloads.length} payloads from a back end that was taken over (S4)`, () => {
  it('what the readers of HTML and of addresses leave of them, a browser does not run', async () => {
    const { page, ran } = await watched({})
    await page.goto('about:blank')
    const clean = payloads.flatMap((one) =>
      [one, `<p>before ${one} after</p>`, `<table><tr><td>${one}`].map((text) => sanitiseHtml(text, [])),
    )
    await page.setContent(clean.join('\n'))
    expect(await strange(page)).toEqual([])
    const kept = [...addresses, ...breakouts].flatMap((one) => [safeUrl(one), safeFileUrl(one)])
    const schemes = await page.evaluate(
      (all) => {
        const link = document.createElement('a')
        return all.map((one) => {
          link.href = one
          return link.protocol
        })
      },
      kept.filter((one) => one !== undefined),
    )
    // `:` is what a browser says of text that is no address at all.
    expect(
      [...new Set(schemes)].filter((scheme) => !/^(?:https?:|about:|mailto:|tel:|:)$/.test(scheme)),
    ).toEqual([])
    // The same, left as it is, runs: the browser and the count would tell.
    await page.setContent(payloads.join('\n'))
    await expect.poll(() => ran.length).toBeGreaterThan(10)
    expect((await strange(page)).length).toBeGreaterThan(50)
    await page.context().close()
  })

  it.each([0, 1, 2])(
    'run on no page and in no dialog without the policy, part %i',
    async (round) => {
      const mark = await startRound(round)
      const paths = pages.map((path, index) => addressOf(path, index + round))
      const { wrong, tried } = await visitAll({ bypassCSP: true }, paths, mark)
      expect(wrong).toEqual([])
      expect(tried).toEqual(expect.arrayContaining(['a[data-video]', 'a[data-form]']))
    },
    240_000,
  )

  it('nor with it, on a phone, nor without scripts', async () => {
    const mark = await startRound(0)
    const paths = pages.filter((_, index) => index % 3 === 0)
    const { wrong, tried } = await visitAll({ width: 375 }, paths, mark)
    expect(wrong).toEqual([])
    expect(tried).toContain('header [aria-haspopup]')
    const { page, ran } = await watched({ javaScriptEnabled: false })
    for (const path of ['/', '/en/product/1001', '/activity/601', '/form/1', '/feeds/cn/news.rss']) {
      await page.goto(site.url + path)
      expect([path, await strange(page), ran]).toEqual([path, [], []])
    }
    await page.context().close()
  }, 120_000)

  it('stood in every call of the contract, over two hundred fields', () => {
    expect(company.seen.size).toBeGreaterThan(200)
    const calls = new Set([...company.seen.keys()].map((path) => path.split('.')[0]?.replace('[]', '')))
    expect(Object.keys(endpoints).filter((name) => !calls.has(name))).toEqual([])
  })
})
