import type { Page, Route } from 'playwright/test'

/** Every script of the site. */
export const scripts = /\/_next\/static\/.*\.js/

/** Holds what is asked for from now on back until the returned function is called; `answer` then gives it, as the server does unless told otherwise. */
export async function holdBack(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
  asked: string | RegExp = scripts,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(asked, async (route) => {
    await released
    await answer(route)
  })
  return release
}
