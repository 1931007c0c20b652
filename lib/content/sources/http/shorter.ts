import { endOfString } from '@/lib/json'

/** `isOuter`: the answer, its `data` or its list. `isCut`: a list that may end early. */
type Opened = { closing: ']' | '}'; isOuter: boolean; isCut: boolean }

/**
 * The beginning of a JSON text up to a record of its list, all closed, of at most `most` values; undefined where there is none, the text
 * itself where it is whole. The list is the text or the `data` of its envelope, and what its groups hold as `grouped`: a record cut inside
 * would lose the fields that restrict it.
 */
export function beginningOf(json: string, most: number, grouped?: string): string | undefined {
  const open: Opened[] = []
  let [values, end, closing] = [0, 0, '']
  let [text, name] = ['', '']
  for (let at = 0; at < json.length && values < most; at += 1) {
    const sign = json[at]
    if (sign === '"') {
      const last = endOfString(json, at)
      if (last === -1) break
      // Of a text that is too long for a name nothing is kept.
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

const MARK = ';base64,'

/** Bytes of a text without what stands behind `;base64,`: pictures pasted into texts, which no page shows. */
export async function* withoutBase64(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let [rest, isInside] = ['', false]
  for await (const chunk of chunks) {
    let [text, kept] = [rest + chunk.toString('latin1'), '']
    rest = ''
    while (text !== '') {
      const at = isInside ? text.search(/\\(?!\/)|[^A-Za-z0-9+/=\\]/) : text.indexOf(MARK)
      if (at === -1) {
        // The mark may go on in the next chunk.
        const end = isInside ? text.length : Math.max(0, text.length - MARK.length + 1)
        rest = text.slice(end)
        if (!isInside) kept += text.slice(0, end)
        break
      }
      if (isInside && at === text.length - 1 && text[at] === '\\') {
        // What it escapes comes in the next chunk.
        rest = '\\'
        break
      }
      if (!isInside) kept += text.slice(0, at + MARK.length)
      text = text.slice(isInside ? at : at + MARK.length)
      isInside = !isInside
    }
    yield Buffer.from(kept, 'latin1')
  }
  if (!isInside) yield Buffer.from(rest, 'latin1')
}
