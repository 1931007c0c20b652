import type { Locator, Page } from 'playwright/test'

/** Where the page stands once nothing moves it any more: so many frames running at the same place. */
export const restingPlace = (page: Page, frames = 30): Promise<number> =>
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
export const standAt = async (page: Page, top: number): Promise<number> => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  return restingPlace(page)
}

/** Fetches a link into the middle of the screen unless it is there already, and says where the page stands then. */
export const standBefore = async (page: Page, link: Locator): Promise<number> => {
  await link.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  return restingPlace(page)
}
