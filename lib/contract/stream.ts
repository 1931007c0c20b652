/** The MIME type of a stream of parts (HLS). */
export const STREAM_TYPE = 'application/vnd.apple.mpegurl'

/** True for the address of a stream's playlist, by its extension. */
export const isPlaylist = (url: string): boolean => /\.m3u8(?:[?#]|$)/i.test(url)

const BASE = 'http://stream.invalid/'

/** A file that an address names, counted from another one: without escapes and query, and its address; none where it names none. */
export function fileAt(address: string, from = BASE): [file: string, address: string][] {
  try {
    const { origin, pathname } = new URL(address, new URL(from, BASE))
    return [[origin + decodeURIComponent(pathname), (origin + pathname).replace(BASE, '/')]]
  } catch {
    return []
  }
}

/** Files that a playlist at an address names, as `fileAt` writes them: parts, other playlists, keys. */
export const filesOfPlaylist = (text: string, address: string): [file: string, address: string][] =>
  text
    .split(/\r?\n/)
    .flatMap((line) =>
      line.startsWith('#')
        ? [...line.matchAll(/\bURI="([^"]*)"/g)].map(([, uri = '']) => uri)
        : [line.trim()],
    )
    .flatMap((uri) => (uri ? fileAt(uri, address) : []))
