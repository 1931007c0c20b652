import { isObject } from './is-object'

/** Stands before the digits of a long number that passes through JSON as a text: of one call alone, so that no text can begin with it. */
const newMark = () => `${crypto.randomUUID()}:`

const mayHoldLongNumber = /[[:,]\s*-?\d{16}/
/** A whole number of 16 digits or more, all of it and no key: no part of what would not be JSON becomes JSON. */
const longNumber = /(?<![\w.+-])-?[1-9]\d{15,}(?![\w.]|\s*:)/g

/** Place of the quotation mark that ends a JSON string; -1 where the text ends before. */
export function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0
    while (json[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at
  }
  return -1
}

/** JSON whose long numbers are marked texts; what stands in strings is untouched. */
function withMarks(json: string, mark: string): string {
  let [marked, done] = ['', 0]
  for (let at = 0; at < json.length; ) {
    const quote = json.indexOf('"', at)
    const end = quote === -1 ? json.length : quote
    if (end - at >= 16) {
      marked += json.slice(done, at) + json.slice(at, end).replace(longNumber, `"${mark}$&"`)
      done = end
    }
    const last = quote === -1 ? -1 : endOfString(json, quote)
    if (last === -1) break
    at = last + 1
  }
  return marked + json.slice(done)
}

/** A parsed value with numbers in place of marked texts: bigints where no JavaScript number holds them. */
function withNumbers(value: unknown, mark: string): unknown {
  if (typeof value === 'string') {
    if (!value.startsWith(mark)) return value
    const digits = value.slice(mark.length)
    return Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits)
  }
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) value[at] = withNumbers(item, mark)
  } else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      const item = withNumbers(value[name], mark)
      if (item !== value[name]) value[name] = item
    }
  }
  return value
}

/** JSON whose whole numbers keep their digits: those that no JavaScript number holds are bigints. Blanks and byte order marks around it count for nothing. Throws SyntaxError. */
export function readJson(written: string): unknown {
  const text = written.trim()
  if (!mayHoldLongNumber.test(text)) return JSON.parse(text)
  const mark = newMark()
  return withNumbers(JSON.parse(withMarks(text, mark)), mark)
}

/** The same; undefined for a text that is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}

/** The JSON of a value, bigints as numbers with all their digits. */
export function writeJson(value: object): string {
  const mark = newMark()
  const json = JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? mark + item : item))
  return json.includes(mark) ? json.replace(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1') : json
}
