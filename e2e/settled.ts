import { expect, type Locator, type Page } from 'playwright/test'

/** Where the page stands once nothing moves it any more: so many frames running at the same place. */
export const settledScroll = (page: Page, frames = 30): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let last = scrollY
        let still = 0
        const look = () => {
          still = scrollY === last ? still + 1 : 0
          last = scrollY
          if (still < wanted) requestAnimationFrame(look)
          else resolve(Math.round(last))
        }
        requestAnimationFrame(look)
      }),
    frames,
  )

/** Puts the page at a height at once, as a visitor who has been there for a while. */
export const scrollToAndSettle = async (page: Page, top: number): Promise<number> => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  return settledScroll(page)
}

/** Fetches a link into the middle of the screen unless it is there already, and says where the page stands then. */
export const scrollLinkIntoView = async (page: Page, link: Locator): Promise<number> => {
  await link.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  return settledScroll(page)
}

/** What a reading comes to once it has stayed the same for half a second: slides glide in real time, whatever the page's clock says. */
export async function settled<T>(read: () => Promise<T>): Promise<T> {
  let last: T | undefined
  let same = 0
  const again = async () => {
    const now = await read()
    same = now === last ? same + 1 : 0
    last = now
    return same
  }
  await expect.poll(again, { intervals: [100] }).toBeGreaterThanOrEqual(5)
  return last as T
}
