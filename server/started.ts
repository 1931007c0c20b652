import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildId } from '@/lib/build-id'
import { type Locale, localeConfigs, locales } from '@/lib/i18n/locales'
import type { Release } from '@/lib/release'

/** What is running, for log, health and figures. */
export function readRelease(root: string): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { version, build: buildId(root) ?? '' }
}

/** Where the site can be opened, a line each: on this machine, in the languages that it is known to have, and at SITE_URL where that is another address. */
export function startLines(
  { SITE_URL, PORT }: { SITE_URL: string; PORT: number },
  listening: number,
  languages: readonly Locale[] = locales,
): string[] {
  const local = `http://localhost:${listening}`
  const shown = languages.map((locale) => localeConfigs[locale])
  return [
    ...shown.map(({ name, prefix }) => `${name.padEnd(8)} ${local}${prefix || '/'}`),
    ...(SITE_URL === `http://localhost:${PORT}` ? [] : [`SITE_URL ${SITE_URL}`]),
  ]
}
