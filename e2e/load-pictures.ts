import type { Frame, Page } from 'playwright'

/** Sends for every picture of a page and of the pages framed in it, late ones too, and waits until each can be painted or has failed, and fonts are there. */
export async function loadAllPictures(page: Page): Promise<void> {
  await Promise.all(page.frames().map(settleFrame))
}

async function settleFrame(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    for (const image of document.images) {
      image.loading = 'eager'
      // Decoded beside the page, a picture may come a frame after what is around it; so many are not all kept decoded.
      image.decoding = 'sync'
    }
    const shown = [...document.images].filter((image) => image.checkVisibility())
    // Ready by themselves are fonts too that nobody has asked for yet, as nothing was laid out.
    const faces = [...document.fonts].map((face) => face.load().catch(() => undefined))
    await Promise.all([...shown.map((image) => image.decode().catch(() => undefined)), ...faces])
  })
}
