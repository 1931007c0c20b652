import type { Html } from '@/lib/contract/shared'

const shows = /<(?:img|video|audio|iframe|table|hr|svg)\b/i

/** True when sanitised HTML shows something: text, or a picture, video, frame or table. An editor's empty paragraph shows nothing. */
export function hasContent(html: Html | undefined): html is Html {
  if (!html) return false
  return shows.test(html) || html.replace(/<[^>]*>|&nbsp;|&#160;|\s/g, '') !== ''
}
