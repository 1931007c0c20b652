import { closeSync, openSync, readSync } from 'node:fs'

/** More boxes than any video has at one level: what goes on is no video. */
const MOST_BOXES = 500

/** Reads `length` bytes at a place of an open file; fewer at its end. */
function bytesAt(file: number, place: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, place))
}

/** Where the content of the first box of a name begins between two places of an MP4; undefined without one. */
function boxIn(file: number, name: string, from: number, until: number) {
  let at = from
  for (let count = 0; count < MOST_BOXES && at + 8 <= until; count++) {
    const head = bytesAt(file, at, 16)
    if (head.length < 8) return undefined
    const isLong = head.readUInt32BE(0) === 1 && head.length === 16
    const size = isLong ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0)
    const end = size === 0 ? until : at + size
    if (head.toString('latin1', 4, 8) === name) return { start: at + (isLong ? 16 : 8), end }
    if (end <= at) return undefined
    at = end
  }
  return undefined
}

/** How long an MP4 video is in seconds, by its movie header (moov, mvhd), of which alone is read; undefined when the file does not tell. */
export function videoSeconds(path: string): number | undefined {
  const file = openSync(path, 'r')
  try {
    const movie = boxIn(file, 'moov', 0, Number.MAX_SAFE_INTEGER)
    const header = movie && boxIn(file, 'mvhd', movie.start, movie.end)
    if (!header) return undefined
    const head = bytesAt(file, header.start, 32)
    const isLong = head[0] === 1
    if (head.length < (isLong ? 32 : 20)) return undefined
    const scale = head.readUInt32BE(isLong ? 20 : 12)
    const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
    return scale > 0 ? length / scale : undefined
  } finally {
    closeSync(file)
  }
}
