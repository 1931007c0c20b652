import { isUtf8 } from 'node:buffer'

const isGbk = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('gb18030', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** How the bytes of a text are written where that is not UTF-8, and what to do; undefined for UTF-8. Notepad on Windows saves both others. */
export function encodingProblem(bytes: Buffer): string | undefined {
  if (isUtf8(bytes) && !bytes.includes(0)) return undefined
  const isUtf16 = bytes.includes(0) || /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))
  const found = isUtf16 ? 'UTF-16, not UTF-8' : isGbk(bytes) ? 'GBK, not UTF-8' : 'not UTF-8'
  return `the file is ${found}: save it again with the encoding UTF-8`
}
