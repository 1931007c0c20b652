import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Env, env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'

/** Why a folder is none of content, with its path; undefined for one with a language. */
export function folderProblem(path: string): string | undefined {
  const folder = resolve(path)
  try {
    const names = readdirSync(folder)
    if (locales.some((locale) => names.includes(locale))) return undefined
    return `CONTENT_DIR: has neither a cn nor an en folder: ${folder}`
  } catch (error) {
    return `CONTENT_DIR: cannot be read: ${folder} (${(error as NodeJS.ErrnoException).code ?? error})`
  }
}

/** The same of CONTENT_DIR. With a back end, the default one may be missing. */
export function contentProblem({
  CONTENT_API_URL,
  SITE_DIR,
  CONTENT_DIR,
}: Pick<Env, 'CONTENT_API_URL' | 'SITE_DIR' | 'CONTENT_DIR'>): string | undefined {
  const isNeeded = !CONTENT_API_URL || CONTENT_DIR !== join(SITE_DIR, 'content')
  return isNeeded ? folderProblem(CONTENT_DIR) : undefined
}

/** The same for a path below CONTENT_DIR that was not found: while all of it is away, as a disk that is not mounted, nothing of it is proven missing. */
export function goneWithContent(path: string): string | undefined {
  const isBelow = !relative(resolve(env().CONTENT_DIR), resolve(path)).startsWith('..')
  return isBelow ? contentProblem(env()) : undefined
}
