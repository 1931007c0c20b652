/** Requested pixels per CSS pixel (§9). */
const SCALE = 1.5

/** The boxes of §9 in CSS px: cards two or three a row, cards smaller than that (four a row, or two a row on phones), and covers. */
export const CARD = [434, 244] as const
export const SMALL_CARD = [320, 160] as const
export const COVER = [800, 450] as const
/** A card where two stand in a row as wide as the page. */
export const HALF_CARD = [600, 338] as const
/** A screen drawn for phones, 64:75. */
export const PHONE_SCREEN = [335, 393] as const

/** Widths in CSS px of all boxes that pages show pictures in, rising. A view with another one adds it here: no other is made (D28). */
const BOX_WIDTHS = [
  160, 240, 300, 320, 335, 375, 400, 434, 464, 600, 628, 704, 720, 760, 800, 840, 920, 992, 1080, 1280, 1440,
  1920,
] as const

/** Width and height of a picture's box in CSS px. */
export type Box = readonly [width: (typeof BOX_WIDTHS)[number], height: number]

/** How wide a box becomes from 1680 px on, where pages are wider (§9); the others stay. */
const WIDE: Partial<Record<Box[0], Box[0]>> = {
  ...{ 434: 464, 600: 720, 628: 720, 720: 800, 760: 920, 800: 920, 840: 992, 1280: 1440, 1440: 1920 },
}

/** The width of a box on screens of 1680 px and more, CSS px; its shape stays. */
export const widestOf = ([width]: Box): Box[0] => WIDE[width] ?? width

/** Width to request for a box of `cssWidth` CSS px: ×1.5, rounded up to whole pixels (D28). */
export function requestedWidth(cssWidth: number): number {
  return Math.ceil(cssWidth * SCALE)
}

const emitted = BOX_WIDTHS.map(requestedWidth)

/** True for a width that a page asks for: /api/image refuses any other (D28). */
export const isEmittedWidth = (width: number): boolean => emitted.includes(width)

/** A file of a record: `version` distinguishes it from the one it replaced, where that is known; `isResizable` is false for hosts that MEDIA_HOSTS does not name. */
type File = { url: string; isResizable?: boolean | undefined; version?: string | undefined }

/** Address of a file that a page shows as it is, with its version: browsers may keep it until it is replaced. Of a host that is not listed pages show nothing by plain http. */
export function versionedUrl({ url, isResizable, version }: File): string {
  if (version === undefined) return isResizable === false ? url.replace(/^http:/i, 'https:') : url
  const [path = '', hash] = url.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}v=${version}${hash === undefined ? '' : `#${hash}`}`
}

/** Address of a picture resized for a box of `cssWidth` CSS px, or the next wider one of the list; SVG and foreign hosts come as they are. */
export function resizedUrl(file: File, cssWidth: number): string {
  if (!file.isResizable || /\.svg(?:[?#]|$)/i.test(file.url)) return versionedUrl(file)
  const version = file.version === undefined ? '' : `&v=${file.version}`
  const wanted = requestedWidth(cssWidth)
  const width = emitted.find((width) => width >= wanted) ?? emitted.at(-1)
  return `/api/image?src=${encodeURIComponent(file.url)}&w=${width}${version}`
}
