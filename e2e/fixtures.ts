import { readFileSync } from 'node:fs'
import { test as base, type ConsoleMessage, expect, type Page, type Response } from 'playwright/test'

export type Lang = 'cn' | 'en'
export type Messages = typeof import('../messages/cn.json')

type Options = {
  /** Console errors a test provokes on purpose, such as the 404 line of a missing page. */
  expectedErrors: RegExp[]
}

type Fixtures = {
  /** Goes to a path as written for Chinese; English gets its /en. */
  open: (lang: Lang, path: string) => Promise<Response | null>
  noErrors: undefined
}

/** The interface texts of a language, so that tests read what visitors read. */
export function texts(lang: Lang): Messages {
  return JSON.parse(readFileSync(new URL(`../messages/${lang}.json`, import.meta.url), 'utf8'))
}

/** The address of a path in a language: Chinese has no prefix. */
export function address(lang: Lang, path: string): string {
  if (lang === 'cn') return path
  return path === '/' ? '/en' : `/en${path}`
}

/**
 * Playwright's test, in which every unexpected console error or exception fails. What the content security
 * policy blocks is among them: Chromium reports it as a console error.
 */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text)
      }
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`))
      await use(undefined)
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use((lang, path) => page.goto(address(lang, path)))
  },
})

/** Waits until the page's scripts have taken it over: before that, what they do or break is not to be seen. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

export { expect }
