import type { Captions } from './media-files'

export type FrameMessage =
  | { type: 'PLAY_VIDEO'; src: string; mimeType?: string; title?: string; tracks?: Captions[] }
  | { type: 'CLOSE_VIDEO' }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2048

/** A video's address as the framed page at `base` means it; undefined unless it leads to http(s). One of this site is a path. */
function videoAddress(src: string, base: string): string | undefined {
  if (src.trim() === '' || /^\s*[/\\]{2}/.test(src) || !URL.canParse(src, base)) return undefined
  const url = new URL(src, base)
  if (!/^https?:$/.test(url.protocol)) return undefined
  return url.origin === new URL(base).origin ? url.pathname + url.search + url.hash : url.href
}

/** The captions that a message names; the rest of a list with a wrong one. */
function captions(value: unknown, base: string): Captions[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 20).flatMap((item: unknown) => {
    const { src, srclang, label } = Object(item) as Record<string, unknown>
    const address = isText(src) ? videoAddress(src, base) : undefined
    if (address === undefined || !isText(srclang)) return []
    return [{ src: address, srclang, ...(isText(label) && { label }) }]
  })
}

/** A message of the framed page at `base` in its valid shape (D8); anything else → undefined. */
export function parseFrameMessage(data: unknown, base: string): FrameMessage | undefined {
  if (data === null || typeof data !== 'object' || !('type' in data)) return undefined
  if (data.type === 'CLOSE_VIDEO') return { type: 'CLOSE_VIDEO' }
  if (data.type !== 'PLAY_VIDEO' || !('src' in data) || !isText(data.src)) return undefined
  const src = videoAddress(data.src, base)
  if (src === undefined) return undefined
  const mimeType = 'mimeType' in data && isText(data.mimeType) ? { mimeType: data.mimeType } : {}
  const title = 'title' in data && isText(data.title) ? { title: data.title } : {}
  const tracks = 'tracks' in data ? captions(data.tracks, base) : []
  return { type: 'PLAY_VIDEO', src, ...mimeType, ...title, ...(tracks.length > 0 && { tracks }) }
}
