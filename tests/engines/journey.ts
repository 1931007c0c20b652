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
const isThere = ([selector, part]: [selector: string, part?: string | undefined]) =>
  (part && location.href.includes(part)) ||
  [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
const isHidden = (selector: string) =>
  ![...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
/** One of the texts is to be read; the page carries them in its scripts, too. */
const isTextShown = (texts: string[]) =>
  [...document.querySelectorAll('h1, h2, [role=status] *')].some(
    (element) => texts.includes(element.textContent) && element.getClientRects().length > 0,
  )
/** The page of this path; in the full tier its scripts run. */
const isShown = ([path, tier]: readonly [path: string, tier: Engine['tier']]) =>
  location.pathname.replace(/\/$/, '') === path.replace(/\/$/, '') &&
  (tier === 'readable' || 'ready' in document.documentElement.dataset)
/** The tables of the home scene are as wide as their place at most. */
const isWhole = () =>
  [...document.querySelectorAll('main table')].every(
    (table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0),
  )
/** A counter's row of numbers is moved by whole rows, however high an engine makes them. */
const isOnRow = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].every((count) => {
    const { height, transform } = getComputedStyle(count, '::after')
    const rows = count.dataset.steps?.split('\n').length ?? 0
    const moved = (new DOMMatrix(transform).m42 / Number.parseFloat(height)) * rows
    return Math.abs(moved - Math.round(moved)) < 0.02
  })
/** Days are chosen by the browser's own fields or by the calendar, never by both. */
const hasOneCalendar = () =>
  [...document.querySelectorAll('main [data-native-range], main form button[aria-haspopup=dialog]')].filter(
    (way) => way.getClientRects().length > 0,
  ).length === 1
/** Chooses "other" of a list, whose text is then asked for. */
const hasOther = () => {
  const other = document.querySelector<HTMLOptionElement>('#consult-form option[data-other]')
  if (other) other.selected = true
  return (other?.closest('[data-control]')?.querySelector('textarea')?.getClientRects().length ?? 0) > 0
}
/** The trail over a dark banner is written light on it, or dark on a ground of its own. */
const isTrailLegible = (name: string) => {
  const trail = document.querySelector(`nav[aria-label="${name}"]`)
  const link = trail?.querySelector('a')
  if (!trail || !link || !document.querySelector('[data-banner=dark]')) return false
  const { backgroundColor } = getComputedStyle(trail)
  const [words = 0, ground = 0] = [getComputedStyle(link).color, backgroundColor].map((colour) =>
    (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0),
  )
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? words > 170 : ground > 200 && words < 130
}
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

/** Fills the form as slowly as a person at least, and sends it. */
async function send(page: Visitor) {
  await fill(page)
  const filled = await page.evaluate(() => performance.now(), null)
  await until(page, (least) => performance.now() > least, filled + FILL_MS)
  await tap(page, '#consult-form button[type=submit]')
}

/**
 * What a visitor does in any browser, in one language: each step with what came of it, `undefined` when it went well. In the full tier the
 * page answers in place, in the readable one by its links and forms where it must.
 */
export async function journey(page: Visitor, base: string, lang: 'cn' | 'en', tier: Engine['tier']) {
  const prefix = lang === 'cn' ? '' : '/en'
  const { form, shell } = JSON.parse(readFileSync(`messages/${lang}.json`, 'utf8')) as {
    form: Record<string, string>
    shell: Record<string, string>
  }
  const inPlace = (selector: string) => (tier === 'full' ? `dialog ${selector}` : selector)
  /** A part of the address by which a page without scripts answers. */
  const byPage = (part: string) => (tier === 'full' ? undefined : part)
  const go = async (path: string) => {
    // A page that is still on its way would end this navigation, or come after it.
    await until(page, () => document.readyState === 'complete', null)
    await page.go(base + prefix + path)
    // Firefox says that it has come when the page before has.
    await until(page, isShown, [new URL(base + prefix + path).pathname, tier] as const)
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
    await until(page, isWhole, null)
    // What only `:has` can choose is not there to be chosen without it.
    const canChoose = await page.evaluate(() => CSS.supports('selector(:has(a))'), null)
    if (!canChoose) return until(page, isHidden, 'main fieldset input')
    await tap(page, 'main input[value=plan]')
    await until(page, isOnRow, 'main [data-steps]')
  })
  await step('menu', async () => {
    await tap(page, 'header [data-menu-open], header a[href="#site-menu"]')
    await until(page, isThere, ['#site-menu nav a, #site-menu nav summary'])
    await tap(page, '#site-menu [data-menu-close], #site-menu a[href="#top"]')
    await until(page, isHidden, '#site-menu nav')
  })
  await step('list with filter', async () => {
    await go('/activity')
    await until(page, hasOneCalendar, null)
    await tap(page, 'main form summary')
    await tap(page, 'main form input[name=place]')
    const isByScript = await page.evaluate(() => 'ready' in document.documentElement.dataset, null)
    if (!isByScript) await tap(page, 'main form button[type=submit]')
    await until(page, hasAddress, 'place=')
  })
  await step('load more', async () => {
    await go('/about-us/news')
    await tap(page, 'main a[href*="pageNo=2"]')
    await until(page, isThere, ['#list > li:nth-child(10)', byPage('pageNo=2')])
  })
  await step('product', async () => {
    await go('/product')
    await tap(page, 'main a[href*="/product/"]')
    await until(page, hasAddress, '/product/\\d+')
  })
  await step('trail over a banner', async () => {
    await go('/about-us/trust')
    await until(page, isTrailLegible, shell.breadcrumbs ?? '')
  })
  await step('text of "other"', async () => {
    await go(`/form/${lang === 'cn' ? 5005 : 4001}`)
    await until(page, hasOther, null)
  })
  await step('form with an error, then sent', async () => {
    await go('/services')
    await tap(page, 'aside a[data-form], main a[data-form]')
    await until(page, isThere, [inPlace('#consult-form')])
    await tap(page, '#consult-form button[type=submit]')
    await until(page, isThere, ['#consult-form :is([aria-invalid=true], :invalid)'])
    await send(page)
    await until(page, isTextShown, [form.success ?? '', form.received ?? ''])
    if (tier === 'full') await until(page, hasAddress, '/services$')
  })
  await step('gated file', async () => {
    await go('/periodical/808')
    await tap(page, 'main a[data-form]')
    await until(page, isThere, [inPlace('#consult-form')])
    await send(page)
    const link = 'a[href^="/api/gate/"]'
    await until(page, isThere, [tier === 'full' ? `[role=status] ${link}` : link])
    const type = await page.evaluate((selector) => {
      const request = new XMLHttpRequest()
      request.open('GET', document.querySelector<HTMLAnchorElement>(selector)?.href ?? '', false)
      request.send()
      return request.getResponseHeader('content-type')
    }, link)
    if (type !== 'application/pdf') throw new Error(`its link leads to ${type}`)
  })
  await step('video, closed by Back', async () => {
    await go('/solution')
    await tap(page, 'main a[data-video]')
    // Or why it cannot be played: an engine may come without its format.
    await until(page, isThere, ['dialog :is(video, [role=alert])', byPage('/assets/videos/')])
    await page.back()
    await until(page, isHidden, 'dialog :is(video, [role=alert])')
    await until(page, hasAddress, '/solution$')
  })
  await step('language switch', async () => {
    await go('/services')
    await tap(page, '[data-language-switch]')
    await until(page, (isEnglish) => /^\/en(?=\/|$)/.test(location.pathname) === isEnglish, lang === 'cn')
  })
  await step('search and back', async () => {
    await go('/search')
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('main input[name=q]')
      if (!field) throw new Error('no field')
      field.value = 'ERP'
    }, null)
    await tap(page, 'main [data-search-form] button[type=submit]')
    await until(page, hasAddress, 'q=ERP')
    await page.back()
    await until(page, (part) => !location.href.includes(part), 'q=ERP')
  })
  return results
}
