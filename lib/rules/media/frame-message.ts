export type FrameMessage =
  | { type: 'PLAY_VIDEO'; src: string; mimeType?: string; title?: string }
  | { type: 'CLOSE_VIDEO' }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2048

/** A video's address as the framed page at `base` means it; undefined unless it leads to http(s). One of this site is a path. */
function videoAddress(src: string, base: string): string | undefined {
  if (src.trim() === '' || /^\s*[/\\]{2}/.test(src) || !URL.canParse(src, base)) return undefined
  const url = new URL(src, base)
  if (!/^https?:$/.test(url.protocol)) return undefined
  return url.origin === new URL(base).origin ? url.pathname + url.search + url.hash : url.href
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
  return { type: 'PLAY_VIDEO', src, ...mimeType, ...title }
}
