/** Requested pixels per CSS pixel (§9). */
const SCALE = 1.5

/** Width to request for a box of `cssWidth` CSS px: ×1.5, rounded up to whole pixels (D28). */
export function requestedWidth(cssWidth: number): number {
  return Math.ceil(cssWidth * SCALE)
}

/** Address of a picture resized for a box of `cssWidth` CSS px; SVG and foreign hosts come as they are. */
export function resizedUrl(
  file: { url: string; isResizable?: boolean | undefined },
  cssWidth: number,
): string {
  if (!file.isResizable || /\.svg(?:[?#]|$)/i.test(file.url)) return file.url
  return `/api/image?src=${encodeURIComponent(file.url)}&w=${requestedWidth(cssWidth)}`
}
