/** The MIME type of a stream of parts (HLS). */
export const STREAM_TYPE = 'application/vnd.apple.mpegurl'

/** True for the address of a stream's playlist, by its extension. */
export const isPlaylist = (url: string): boolean => /\.m3u8(?:[?#]|$)/i.test(url)
