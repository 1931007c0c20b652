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

/** A page's data as the one script that hands it to Next's client: as text, or as bytes where it is none (Next's kinds 1 and 3). */
export function flightScript(rscData: Buffer): string {
  const text = rscData.toString('utf8')
  const payload = Buffer.from(text).equals(rscData)
    ? `1,${quoted(text)}`
    : `3,'${rscData.toString('base64')}'`
  // Two calls: once Next's client runs, it takes one payload a call.
  return `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([${payload}])`
}
