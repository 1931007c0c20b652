import { encodingProblem } from '@/lib/content/sources/files/encoding'
import { reasonOf } from '@/lib/contract/errors'

/** The encoding that markup names in its first lines. */
function declaredIn(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 2048)
  if (!/^(?:\xef\xbb\xbf)?\s*</.test(head)) return undefined
  const [, found] =
    /^\S*\s*<\?xml[^>]*?encoding=["']([\w-]+)|<meta\b[^>]*?charset=["']?([\w-]+)/i
      .exec(head)
      ?.filter((one) => one !== undefined) ?? []
  return found
}

/** The text of a source: in the encoding that its header or its markup declares, else in UTF-8, else in GBK. Throws with what to do where it is in none. */
export function textOf(bytes: Buffer, contentType = ''): string {
  const isMarked = bytes.toString('hex', 0, 3) === 'efbbbf'
  const named = /;\s*charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? declaredIn(bytes)
  const problem = encodingProblem(bytes)
  if (problem?.includes('UTF-16')) throw new Error(problem)
  try {
    return new TextDecoder(isMarked ? 'utf-8' : (named ?? (problem ? 'gb18030' : 'utf-8')), {
      fatal: true,
    }).decode(bytes)
  } catch {
    throw new Error(`${named ? `it says ${named}: ` : ''}${problem ?? 'an unknown encoding'}`)
  }
}

/** The text of a file. Throws with its name. */
export function fileText(bytes: Buffer, file: string): string {
  try {
    return textOf(bytes)
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`)
  }
}
