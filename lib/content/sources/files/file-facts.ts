import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Text of a PDF's object streams, in which newer files store their page tree. */
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
