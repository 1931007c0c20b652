import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Text of a PDF's object streams, in which newer files keep their page tree. */
function objectStreams(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const found: string[] = []
  for (const match of text.matchAll(/\/Type\s*\/ObjStm[\s\S]{0,300}?stream\r?\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    try {
      found.push(inflateSync(pdf.subarray(start, end)).toString('latin1'))
    } catch {
      // A stream with another filter than Flate is skipped; the rest of the file may be enough.
    }
  }
  return found.join('\n')
}

/** How many pages a PDF has, by the root of its page tree; undefined when the file does not tell. */
export function pdfPages(file: string): number | undefined {
  const pdf = readFileSync(file)
  const text = `${pdf.toString('latin1')}\n${objectStreams(pdf)}`
  const dictionaries =
    text.match(/<<(?:[^<>]|<(?!<)|>(?!>))*\/Type\s*\/Pages\b(?:[^<>]|<(?!<)|>(?!>))*>>/g) ?? []
  const counts = dictionaries.flatMap((dictionary) => {
    const [, count] = /\/Count\s+(\d+)/.exec(dictionary) ?? []
    return count === undefined ? [] : [Number(count)]
  })
  return counts.length > 0 ? Math.max(...counts) : undefined
}

/** How long an MP4 film is in seconds, by its movie header (mvhd); undefined when the file does not tell. */
export function filmSeconds(file: string): number | undefined {
  const film = readFileSync(file)
  const at = film.indexOf('mvhd')
  if (at < 0 || at + 36 > film.length) return undefined
  const isLong = film[at + 4] === 1
  const scale = film.readUInt32BE(at + (isLong ? 24 : 16))
  const length = isLong ? Number(film.readBigUInt64BE(at + 28)) : film.readUInt32BE(at + 20)
  return scale > 0 ? length / scale : undefined
}
