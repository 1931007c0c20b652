'use client'

const flagBroken = (image: Element) => image.toggleAttribute('data-broken', true)
const onError = ({ target }: Event) => target instanceof HTMLImageElement && flagBroken(target)

/** Marks pictures that failed, also before this script ran: these are found by their empty size. Returns what ends it. */
export function flagBrokenPictures(): () => void {
  // Errors of pictures do not bubble, so they are captured.
  addEventListener('error', onError, true)
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) flagBroken(image)
  return () => removeEventListener('error', onError, true)
}
