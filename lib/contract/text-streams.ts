import { isPlaylist, STREAM_TYPE } from './stream'
import { decode, encode } from './text-pictures'

const valuesOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, value = '']) => decode(value))

/**
 * A film of sanitised HTML that is a stream of parts alone (HLS), which few browsers play by themselves, becomes a link: the player takes it
 * over where scripts run, and elsewhere it is the file's own.
 */
export function linkStreams(html: string): string {
  return html.replace(/<video\b[\s\S]*?<\/video>/g, (film) => {
    const sources = valuesOf(film, /<(?:video|source)\b[^>]*?\ssrc="([^"]+)"/g)
    const [src = ''] = sources
    if (!sources.every(isPlaylist) || !src) return film
    const [title = src.split(/[?#]/)[0]?.split('/').pop() ?? ''] = valuesOf(
      film,
      /^<video\b[^>]*?\stitle="([^"]+)"/g,
    )
    const videos = JSON.stringify([{ src, type: STREAM_TYPE, title }])
    return `<a href="${encode(src)}" data-video="${encode(videos)}">${encode(title)}</a>`
  })
}
