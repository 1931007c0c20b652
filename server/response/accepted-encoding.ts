/** Bodies of fewer bytes are sent uncompressed, as compression would hardly make them shorter. */
export const LEAST_BYTES = 860

const br = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i
const gzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/** The best encoding that an Accept-Encoding takes; one with `q=0` is refused. */
export function acceptedEncoding(accept: string): 'br' | 'gzip' | undefined {
  return br.test(accept) ? 'br' : gzip.test(accept) ? 'gzip' : undefined
}
