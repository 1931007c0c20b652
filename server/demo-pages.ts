import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Env } from '@/lib/env'
import { localeConfigs, locales } from '@/lib/i18n/locales'
import { log } from '@/lib/log'

/** Names and banners that only the demo company's pages hold. */
const demo = /northbay|北湾|\/assets\/banners\/go1688-/i

function filesIn(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => join(folder, name))
}

/** The pages that no call of the contract carries (D7, D8) and that are still the demo company's, and their folders. */
export function demoPages(contentDir: string, publicDir: string): { pages: string[]; folders: string[] } {
  const files = locales.flatMap((locale) => {
    const own = join(publicDir, localeConfigs[locale].prefix)
    const first = join(own, 'ai-native-erp.html')
    return [
      ...filesIn(join(contentDir, locale, 'pages'), '.md'),
      ...(existsSync(first) ? [first] : []),
      ...filesIn(join(own, 'ai'), '.html'),
    ]
  })
  const pages = files.filter((file) => demo.test(readFileSync(file, 'utf8')))
  return { pages, folders: [...new Set(pages.map((page) => dirname(page)))] }
}

/** With a company's own back end the demo's privacy, go1688 and AI pages are hardly meant: one warning at the start says where they lie. */
export function warnOfDemoPages(
  { CONTENT_API_URL, CONTENT_DIR }: Pick<Env, 'CONTENT_API_URL' | 'CONTENT_DIR'>,
  publicDir: string,
): void {
  if (!CONTENT_API_URL) return
  const { pages, folders } = demoPages(resolve(CONTENT_DIR), publicDir)
  if (pages.length > 0)
    log.warn(
      { folders, count: pages.length },
      'CONTENT_API_URL is set, but these folders still hold pages of the demo company (privacy, go1688, AI)',
    )
}
