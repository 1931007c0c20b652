const escapes: Record<string, string> = {
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3C',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A string of JavaScript in single quotes, as the data is full of double ones; nothing in it means anything to an HTML parser. */
function quoted(text: string): string {
  const escaped = text.replace(
    /[\\'\n\r<\u2028\u2029]/g,
    (character) => escapes[character] ?? `\\${character}`,
  )
  return `'${escaped.replaceAll('\0', '\\x00')}'`
}

/** Inner HTML of a numbered element as it stands in a JSON string of the data, where a text that begins with "$" has two. */
const INNER =
  `n=>{let h=document.querySelector('[data-plain="'+n+'"]')?.innerHTML??'';` +
  `return JSON.stringify(h[0]=='$'?'$'+h:h).slice(1,-1)}`

/**
 * A page's data as the one script that hands it to Next's client: as text, numbers standing for the inner HTML of the document's
 * elements of that `data-plain`, or as bytes where it is no text (Next's kinds 1 and 3).
 */
export function flightScript(data: Buffer | readonly (string | number)[]): string {
  // Two calls: once Next's client runs, it takes one payload a call.
  return `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([${payloadOf(data)}])`
}

function payloadOf(data: Buffer | readonly (string | number)[]): string {
  if (!Buffer.isBuffer(data)) {
    const parts = data.map((part) => (typeof part === 'number' ? `i(${part})` : quoted(part)))
    return `1,(i=>${parts.join('+')})(${INNER})`
  }
  const text = data.toString('utf8')
  return Buffer.from(text).equals(data) ? `1,${quoted(text)}` : `3,'${data.toString('base64')}'`
}
