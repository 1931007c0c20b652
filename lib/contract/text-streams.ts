import { isPlaylist, STREAM_TYPE } from './stream'
import { decode, encode } from './text-pictures'

const valuesOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, value = '']) => decode(value))

/**
 * A video of sanitised HTML that is a stream of parts alone (HLS), which few browsers play by themselves, becomes a link: the player takes it
 * over where scripts run, and elsewhere it is the file's own. A link to a stream opens the player, too.
 */
export function linkStreams(html: string): string {
  const videos = html.replace(/<video\b[\s\S]*?<\/video>/g, (video) => {
    const sources = valuesOf(video, /<(?:video|source)\b[^>]*?\ssrc="([^"]+)"/g)
    const [src = ''] = sources
    if (!sources.every(isPlaylist) || !src) return video
    const [title = nameOf(src)] = valuesOf(video, /^<video\b[^>]*?\stitle="([^"]+)"/g)
    return `<a href="${encode(src)}"${playing(src, title)}>${encode(title)}</a>`
  })
  return videos.replace(
    /<a\b([^>]*? href="([^"]+)"[^>]*)>([^<]*)/g,
    (link, attributes: string, href, words) => {
      const src = decode(href)
      if (!isPlaylist(src) || attributes.includes(' data-video=')) return link
      return `<a${attributes}${playing(src, decode(words).trim() || nameOf(src))}>${words}`
    },
  )
}

const nameOf = (src: string) => src.split(/[?#]/)[0]?.split('/').pop() ?? ''
const playing = (src: string, title: string) =>
  ` data-video="${encode(JSON.stringify([{ src, type: STREAM_TYPE, title }]))}"`
