/** The parameters of a query (`?…` or empty), each as it is written there: campaigns of Baidu and Sogou write GBK, which `URLSearchParams` destroys. */
export const writtenPairs = (search: string): string[] => search.slice(1).split('&')

/** The first written parameter of a name; '' when there is none. */
export const pairOf = (search: string, name: string): string =>
  writtenPairs(search).find((pair) => pair.startsWith(`${name}=`)) ?? ''

/** The text of a written parameter: UTF-8, else GB18030; as it is written where it is neither. */
export function textOf(pair: string): string {
  const written = pair.replace(/^.*?=/, '')
  // `unescape` alone takes bytes that are no UTF-8.
  const bytes = Uint8Array.from(unescape(written.replace(/\+/g, ' ')), (byte) => byte.charCodeAt(0))
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Not in this encoding, or a browser that does not know it.
    }
  }
  return written
}
