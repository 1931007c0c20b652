import { readFileSync } from 'node:fs'
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  type WebError,
} from 'playwright/test'
import { parse } from 'yaml'

export type Lang = 'cn' | 'en'
export type Messages = typeof import('../messages/cn.json')
type Site = { title: string; dictionary: Record<string, string> }

type Options = {
  /** Console errors a test provokes on purpose, such as the 404 line of a missing page. */
  expectedErrors: RegExp[]
}

type Fixtures = {
  /** Goes to a path as written for Chinese; English gets its /en. */
  open: (lang: Lang, path: string) => Promise<Response | null>
  /** What a test started itself is ended behind it, the last first, once no page asks it any more. */
  atEnd: (end: () => Promise<void> | void) => void
  noErrors: undefined
}

type Worker = {
  /** The worker's own page, with scripts or without, for tests that only look (shared-page.ts). */
  pageFor: (hasScripts: boolean) => Promise<Page>
}

type Tree = { [key: string]: string | Tree }

/** Puts a text at a dotted path, as a dictionary does. */
function put(tree: Tree, [key = '', ...rest]: string[], text: string): void {
  const inner = tree[key]
  if (typeof inner === 'object') put(inner, rest, text)
  else tree[key] = text
}

/** The interface texts of a language under the demo company's name and dictionary, so that tests read what visitors read. */
export function texts(lang: Lang): Messages {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const all = JSON.parse(read(`../messages/${lang}.json`))
  const { title, dictionary } = parse(read(`../content/${lang}/site.yaml`)) as Site
  for (const [path, text] of Object.entries({ 'shell.siteName': title, ...dictionary }))
    put(all, path.split('.'), text)
  return all
}

/** The address of a path in a language: Chinese has no prefix. */
export function address(lang: Lang, path: string): string {
  if (lang === 'cn') return path
  return path === '/' ? '/en' : `/en${path}`
}

/**
 * Waits until the page answers clicks by script; before that its links and forms work as without scripts. Answers that
 * are no page of the framework have nothing to wait for.
 */
export async function untilReady(page: Page): Promise<void> {
  if ((await page.locator('script:is([src*="/_next/"], [data-src])').count()) === 0) return
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

/**
 * Playwright's test, in which every unexpected console error or exception fails. What the content security
 * policy blocks is among them: Chromium reports it as a console error.
 */
export const test = base.extend<Options & Fixtures, Worker>({
  expectedErrors: [[], { option: true }],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text)
      }
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => note(`uncaught: ${error.error().stack ?? error.error().message}`)
      context.on('console', onConsole).on('weberror', onError)
      await use(undefined)
      context.off('console', onConsole).off('weberror', onError)
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page, javaScriptEnabled }, use) => {
    await use(async (lang, path) => {
      const response = await page.goto(address(lang, path))
      if (javaScriptEnabled !== false) await untilReady(page)
      return response
    })
  },
  atEnd: async ({ context }, use) => {
    const ends: (() => Promise<void> | void)[] = []
    await use((end) => ends.unshift(end))
    // A shown page still fetches what it may need next: a site that ends under it is an error in the browser.
    for (const page of context.pages()) await page.goto('about:blank')
    for (const end of ends) await end()
  },
  pageFor: [
    async ({ browser }, use, { project }) => {
      // Of the project's settings those that say what kind of screen it is, and where the site stands.
      const {
        contextOptions,
        viewport = null,
        isMobile = false,
        hasTouch = false,
        baseURL = '',
      } = project.use
      const pages = new Map<boolean, Promise<Page>>()
      const open = async (javaScriptEnabled: boolean) => {
        const options = { ...contextOptions, viewport, isMobile, hasTouch, baseURL, javaScriptEnabled }
        return (await browser.newContext(options)).newPage()
      }
      await use((hasScripts) => {
        const page = pages.get(hasScripts) ?? open(hasScripts)
        pages.set(hasScripts, page)
        return page
      })
      for (const page of pages.values()) await (await page).context().close()
    },
    { scope: 'worker' },
  ],
})

/** Waits until the page's scripts have taken it over: before that, what they do or break is not to be seen. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

export { expect }
