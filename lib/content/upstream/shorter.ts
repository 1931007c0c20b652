/** Place of the quotation mark that ends a JSON string; -1 where the text ends before. */
function endOfString(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0
    while (json[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at
  }
  return -1
}

/** The beginning of a JSON text up to an element of a list, all closed, of at most `most` values; undefined where there is none. */
export function beginningOf(json: string, most: number): string | undefined {
  const open: string[] = []
  let [values, end, closing] = [0, 0, '']
  for (let at = 0; at < json.length && values < most; at += 1) {
    const sign = json[at]
    if (sign === '"') {
      at = endOfString(json, at)
      if (at === -1) break
    } else if (sign === '[' || sign === '{') {
      values += 1
      open.push(sign === '[' ? ']' : '}')
    } else if (sign === ']' || sign === '}') open.pop()
    else if (sign === ',') {
      values += 1
      if (open.at(-1) === ']') [end, closing] = [at, open.toReversed().join('')]
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
