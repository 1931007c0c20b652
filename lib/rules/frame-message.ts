export type FrameMessage =
  | { type: 'PLAY_VIDEO'; src: string; mimeType?: string; title?: string }
  | { type: 'CLOSE_VIDEO' }

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2048

/** A message of a framed page in its valid shape (D8); anything else → undefined. Videos come from http(s) or this site only. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (data === null || typeof data !== 'object' || !('type' in data)) return undefined
  if (data.type === 'CLOSE_VIDEO') return { type: 'CLOSE_VIDEO' }
  if (data.type !== 'PLAY_VIDEO' || !('src' in data) || !isText(data.src)) return undefined
  if (!/^(?:https?:\/\/|\/(?![/\\]))/i.test(data.src)) return undefined
  const mimeType = 'mimeType' in data && isText(data.mimeType) ? { mimeType: data.mimeType } : {}
  const title = 'title' in data && isText(data.title) ? { title: data.title } : {}
  return { type: 'PLAY_VIDEO', src: data.src, ...mimeType, ...title }
}
