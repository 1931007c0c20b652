import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { publicDirectory } from '@/lib/public-directory'
import type { Language } from '../client/load'

export const segment = /^[a-zA-Z0-9_-]{1,64}$/

/** Address of the static page that /ai frames: ai-native-erp for /ai, the path plus .html below it (D8). */
export const aiSource = (locale: Locale, path: readonly string[]): string =>
  localeConfigs[locale].prefix + (path.length === 0 ? '/ai-native-erp.html' : `/ai/${path.join('/')}.html`)

/** The text of that page; undefined when there is none. Never throws. */
export async function readAiFile(locale: Locale, path: readonly string[]): Promise<string | undefined> {
  if (!path.every((part) => segment.test(part))) return undefined
  return readFile(join(publicDirectory(), aiSource(locale, path)), 'utf8').catch(() => undefined)
}

/** True when a language has this static page: the switch leads there (D3). Never throws. */
export async function hasAiPage({ locale }: Language, path: readonly string[]): Promise<boolean> {
  return (await readAiFile(locale, path)) !== undefined
}
