import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine, Place, Visitor } from './engine'

const LONGEST_MS = 10_000
const PAUSE_MS = 50
const FILL_MS = 4000 // as long as a person needs at least (D25)

/** Waits for what a page must come to; while a page is on its way it answers nothing. */
async function until<Wanted>(visitor: Visitor, holds: (wanted: Wanted) => boolean, wanted: Wanted) {
  const end = performance.now() + LONGEST_MS
  while (!(await visitor.evaluate(holds, wanted).catch(() => false))) {
    if (performance.now() > end) throw new Error(`not within ${LONGEST_MS} ms: ${JSON.stringify(wanted)}`)
    await wait(PAUSE_MS)
  }
}

/** Clicks the first element that nothing covers, once it stands still; a driver's own click asks old engines for what they lack. */
async function tap(visitor: Visitor, selector: string) {
  const find = () =>
    visitor.evaluate((wanted) => {
      for (const element of document.querySelectorAll(wanted)) {
        element.scrollIntoView({ block: 'center', behavior: 'auto' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (width > 0 && element.contains(document.elementFromPoint(x, y))) return { x, y }
      }
      return null
    }, selector)
  let place: Place | null = null
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; ) {
    const next = await find().catch(() => null)
    if (next && place && place.x === next.x && place.y === next.y) return visitor.click(next)
    place = next
    await wait(PAUSE_MS)
  }
  throw new Error(`not within ${LONGEST_MS} ms to be clicked: ${selector}`)
}

/** Anything of these is to be seen, or the address says the second. */
const isThere = ([selector, part]: [selector: string, part?: string]) =>
  (part !== undefined && location.href.includes(part)) ||
  [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
const isHidden = (selector: string) =>
  ![...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
/** One of the texts is to be read; the page carries them in its scripts, too. */
const isSaid = (texts: string[]) =>
  [...document.querySelectorAll('h1, h2, [role=status] *')].some(
    (element) => texts.includes(element.textContent) && element.getClientRects().length > 0,
  )
const hasAddress = (pattern: string) => new RegExp(pattern).test(location.href)

/** Fills every field of the form as a script can in any engine. */
const fill = (page: Visitor) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      '#consult-form :is(input:not([type=hidden], [tabindex="-1"]), select, textarea)',
    )) {
      if (field.type === 'checkbox' || field.type === 'radio') {
        if (!(field as HTMLInputElement).checked) field.click()
        continue
      }
      const label = field.labels?.[0]?.textContent ?? ''
      const isMail = /mail|邮箱/i.test(label)
      const isPhone = /phone|mobile|手机|电话/i.test(label)
      const chosen = field instanceof HTMLSelectElement ? field.options[1]?.value : undefined
      const text = isMail
        ? 'ada@ocean.example'
        : document.documentElement.lang === 'en'
          ? '+44 20 7946 0123'
          : '13800138000'
      const value = chosen ?? (isMail || isPhone ? text : 'Ada')
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }, null)

/**
 * What a visitor does in any browser, in one language: each step with what came of it, `undefined` when it went well. With scripts that
 * run the page answers in place, else by its links and forms.
 */
export async function journey(page: Visitor, base: string, lang: 'cn' | 'en', tier: Engine['tier']) {
  const prefix = lang === 'cn' ? '' : '/en'
  const { form } = JSON.parse(readFileSync(`messages/${lang}.json`, 'utf8')) as {
    form: Record<string, string>
  }
  const go = async (path: string) => {
    // A page that is still on its way would end this navigation, or come after it.
    await until(page, () => document.readyState === 'complete', null)
    await page.go(base + prefix + path)
    if (tier === 'full') await until(page, () => 'ready' in document.documentElement.dataset, null)
  }
  const results: { step: string; failure: string | undefined }[] = []
  const step = async (name: string, act: () => Promise<unknown>) => {
    const failure = await act().then(
      () => undefined,
      async (error: unknown) => {
        const address = await page.evaluate(() => location.href, null).catch(() => 'a page on its way')
        return `${String(error).split('\n')[0]} at ${address}`
      },
    )
    results.push({ step: `${name}, ${lang}`, failure })
  }

  await step('home', async () => {
    await go('/')
    await until(page, isThere, ['main a[href]'])
  })
  await step('menu', async () => {
    await tap(page, 'header [data-menu-open], header a[href="#site-menu"]')
    await until(page, isThere, ['#site-menu nav a, #site-menu nav summary'])
    await tap(page, '#site-menu [data-menu-close], #site-menu a[href="#top"]')
    await until(page, isHidden, '#site-menu nav')
  })
  await step('list with filter', async () => {
    await go('/activity')
    await page.evaluate(() => document.querySelector<HTMLInputElement>('input[name=place]')?.click(), null)
    const isByScript = await page.evaluate(() => 'ready' in document.documentElement.dataset, null)
    if (!isByScript)
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit(), null)
    await until(page, hasAddress, 'place=')
  })
  await step('load more', async () => {
    await go('/about-us/news')
    await tap(page, 'main a[href*="pageNo=2"]')
    await until(page, isThere, ['#list > li:nth-child(10)', 'pageNo=2'])
  })
  await step('product', async () => {
    await go('/product')
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href*="/product/"]')
      if (link) location.assign(link.href)
    }, null)
    await until(page, hasAddress, '/product/\\d+')
  })
  await step('form with an error, then sent', async () => {
    await go('/services')
    await tap(page, 'aside a[data-form], main a[data-form]')
    await until(page, isThere, ['#consult-form'])
    await tap(page, '#consult-form button[type=submit]')
    await until(page, isThere, ['#consult-form :is([aria-invalid=true], :invalid)'])
    await fill(page)
    const opened = await page.evaluate(() => performance.now(), null)
    await until(page, (least) => performance.now() > least, opened + FILL_MS)
    await tap(page, '#consult-form button[type=submit]')
    const said = [form.success ?? '', form.received ?? '']
    await until(page, isSaid, said)
  })
  await step('gated file', async () => {
    await go('/periodical/808')
    await tap(page, 'main a[data-form]')
    await until(page, isThere, ['#consult-form'])
  })
  await step('film, closed by Back', async () => {
    await go('/solution')
    await tap(page, 'main a[data-video]')
    // Or why it cannot be played: an engine may come without its format.
    await until(page, isThere, ['dialog :is(video, [role=alert])', '/assets/videos/'])
    await page.back()
    await until(page, isHidden, 'dialog :is(video, [role=alert])')
    await until(page, hasAddress, '/solution$')
  })
  await step('language switch', async () => {
    await go('/services')
    await page.evaluate(
      () => document.querySelector<HTMLAnchorElement>('[data-language-switch]')?.click(),
      null,
    )
    await until(page, (isEnglish) => /^\/en(?=\/|$)/.test(location.pathname) === isEnglish, lang === 'cn')
  })
  await step('search and back', async () => {
    await go('/search')
    await until(page, isThere, ['main [data-search-form] button[type=submit]'])
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('main input[name=q]')
      if (field) field.value = 'ERP'
      document.querySelector<HTMLButtonElement>('main [data-search-form] button[type=submit]')?.click()
    }, null)
    await until(page, hasAddress, 'q=ERP')
    await page.back()
    await until(page, (part) => !location.href.includes(part), 'q=ERP')
  })
  return results
}
