import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryProblem, readRedirects } from '@/lib/content/sources/files/redirect-file'
import { splitPrefix } from '@/lib/i18n/address'
import { redirectKey, targetKey } from '@/lib/i18n/redirects'
import { isPublicPath } from '@/lib/i18n/routes'
import type { Tell } from './entry'

/** The path of an old address as redirects name it. */
export const oldPath = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://old.invalid')
  return pathname + search
}

export type Move = { where: string; from: string; to: string }

/** Lines of content/redirects.yaml for old addresses; those that it leads there already are left, those that it cannot are reported. */
export function redirectLines(moves: Move[], contentDirectory: string, tell: Tell): string[] {
  const { lines } = readRedirects(join(contentDirectory, 'redirects.yaml'))
  const led = new Map(lines.map(({ from, to }) => [redirectKey(from), to]))
  return moves.flatMap(({ where, from, to }) => {
    const path = oldPath(from)
    const key = redirectKey(path)
    if (led.get(key) === to || targetKey(path) === redirectKey(to)) return []
    const isOwn = key === '/' || isPublicPath(splitPrefix(key).rest)
    const problem = led.has(key)
      ? `it leads to ${led.get(key) ?? 'nothing (410)'}`
      : isOwn
        ? 'this site has a page there'
        : entryProblem({ from: path, to })
    if (!led.has(key)) led.set(key, to)
    if (!problem) return [`- { from: ${JSON.stringify(path)}, to: ${to}, status: 301 }\n`]
    tell(where, `${path} is not led to ${to}: ${problem}`)
    return []
  })
}

/** Adds lines to content/redirects.yaml; throws, the file as it was, where that would make it unreadable. */
export function addRedirects(lines: string[], contentDirectory: string, staged: string): void {
  const file = join(contentDirectory, 'redirects.yaml')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const text = `${before}${/(?:^|\n)$/.test(before) ? '' : '\n'}${lines.join('')}`
  writeFileSync(staged, text)
  if (readRedirects(staged).isBroken) throw new Error(`${file} is no list of redirects: none was added`)
  writeFileSync(file, text)
}
