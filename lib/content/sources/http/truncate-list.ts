import { endOfString } from '@/lib/json'

/** `isOuter`: the answer, its `data` or its list. `isCut`: a list that may end early. */
type Opened = { closing: ']' | '}'; isOuter: boolean; isCut: boolean }

/**
 * The beginning of a JSON text up to a record of its list, all closed, of at most `most` values; undefined where there is none, the text
 * itself where it is whole. The list is the text or the `data` of its envelope, and what its groups hold as `grouped`: a record cut inside
 * would lose the fields that restrict it.
 */
export function truncateList(json: string, most: number, grouped?: string): string | undefined {
  const open: Opened[] = []
  let [values, end, closing] = [0, 0, '']
  let [text, name] = ['', '']
  for (let at = 0; at < json.length && values < most; at += 1) {
    const sign = json[at]
    if (sign === '"') {
      const last = endOfString(json, at)
      if (last === -1) break
      // A text that is too long for a name is dropped.
      text = last - at < 12 ? json.slice(at + 1, last) : ''
      at = last
    } else if (sign === ':') name = text
    else if (sign === '[' || sign === '{') {
      values += 1
      const around = open.at(-1)
      const isOuter = !around || (around.isOuter && around.closing === '}' && name === 'data')
      const outer = open.at(-2)
      const isGrouped = name === grouped && outer?.isOuter === true && outer.closing === ']'
      const isCut = sign === '[' && (isOuter || isGrouped)
      open.push({ closing: sign === '[' ? ']' : '}', isOuter, isCut })
    } else if (sign === ']' || sign === '}') {
      open.pop()
      if (open.length === 0) return json
    } else if (sign === ',') {
      values += 1
      if (open.at(-1)?.isCut)
        [end, closing] = [at, open.reduceRight((all, opened) => all + opened.closing, '')]
    }
  }
  return end === 0 ? undefined : json.slice(0, end) + closing
}

/** Where data of an address begins: in base64, or an image written out in an attribute, a style or a field. Shorter than `LONGEST`. */
const dataStart =
  /;base64,|(?:=\s{0,3}\\?["']|url\((?:\\?["']|&quot;)?|(?<!\\)")data:image\/[\w.+-]{1,20}(?:;(?!base64)[\w=-]{1,20}){0,2},/i
const LONGEST = 100

/** Where data ends that began with `opening`; -1: not in this text, and `rest` of it is read again with what follows. */
function endOfData(opening: string, text: string): { at: number; rest: string } {
  const [, quote] = /(\\?"|'|\(|&quot;)data:/i.exec(opening) ?? []
  if (quote === undefined) {
    const at = text.search(/\\(?!\/)|[^A-Za-z0-9+/=\\]/)
    // What a last backslash escapes comes in the next chunk.
    return at === text.length - 1 && text[at] === '\\' ? { at: -1, rest: '\\' } : { at, rest: '' }
  }
  let last = 0
  for (const { 0: token, index } of text.matchAll(/\\[\s\S]|&quot;|["')]/g)) {
    // A quote without a backslash ends the field.
    if (token === (quote === '(' ? ')' : quote) || token === '"') return { at: index, rest: '' }
    last = index + token.length
  }
  return { at: -1, rest: text.slice(Math.max(last, text.length - '&quot;'.length + 1)) }
}

/** Bytes of a text without the data of addresses (`data:`): pictures pasted into texts, which no page shows. */
export async function* withoutData(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let [rest, opening] = ['', '']
  for await (const chunk of chunks) {
    let [text, passed] = [rest + chunk.toString('latin1'), '']
    rest = ''
    while (text !== '') {
      if (opening !== '') {
        const end = endOfData(opening, text)
        rest = end.rest
        if (end.at === -1) break
        text = text.slice(end.at)
        opening = ''
      }
      const [found] = dataStart.exec(text) ?? []
      // What begins at the end may go on in the next chunk.
      const end = found ? text.indexOf(found) + found.length : Math.max(0, text.length - LONGEST + 1)
      passed += text.slice(0, end)
      if (!found) rest = text.slice(end)
      text = found ? text.slice(end) : ''
      opening = found ?? ''
    }
    yield Buffer.from(passed, 'latin1')
  }
  if (opening === '') yield Buffer.from(rest, 'latin1')
}
