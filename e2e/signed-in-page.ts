import type { Browser, BrowserContextOptions, Page } from 'playwright/test'

const secret = 'a-secret-of-the-proxy'

/** Settings of a desk behind the company's own sign-in. */
export const signedInByProxy = { DESK_SSO_HEADER: 'X-Forwarded-User', DESK_SSO_SECRET: secret }

/** A browser behind the company's proxy, which has signed somebody in. */
export async function signedInPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const extraHTTPHeaders = { 'x-forwarded-user': 'Mei', 'x-desk-secret': secret }
  return (await browser.newContext({ ...options, extraHTTPHeaders })).newPage()
}
