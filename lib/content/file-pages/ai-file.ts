import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnavailableError } from '@/lib/contract/errors'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { aiDirectory } from '@/lib/public-directory'
import type { Language } from '../client/load'

export const segment = /^[a-zA-Z0-9_-]{1,64}$/

/** Address of the static page that /ai frames: ai-native-erp for /ai, the path plus .html below it (D8). */
export const aiSource = (locale: Locale, path: readonly string[]): string =>
  localeConfigs[locale].prefix + (path.length === 0 ? '/ai-native-erp.html' : `/ai/${path.join('/')}.html`)

/** The text of that page; undefined when there is none. Throws UnavailableError when that cannot be found out. */
export async function readAiFile(locale: Locale, path: readonly string[]): Promise<string | undefined> {
  const folder = aiDirectory()
  if (folder === undefined || !path.every((part) => segment.test(part))) return undefined
  const file = aiSource(locale, path)
  return readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw new UnavailableError(file, error.message)
  })
}

/** True unless a language is proven not to have this static page: the switch leads there (D3). Never throws. */
export async function hasAiPage({ locale }: Language, path: readonly string[]): Promise<boolean> {
  return (await readAiFile(locale, path).catch(() => '')) !== undefined
}
