import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeConfigs, locales } from '@/lib/i18n/locales'

/** Names and banners that only the demo company's texts hold. */
const demo = /northbay|北湾|\/assets\/banners\/go1688-/i

function filesIn(folder: string, ending: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
}

const holdsDemo = (file: string) => demo.test(readFileSync(file, 'utf8'))

/** The files of pages that no call of the contract carries (D7, D8): go1688, privacy, AI. */
const pagesIn = (contentDir: string, publicDir: string): string[] =>
  locales.flatMap((locale) => {
    const own = join(publicDir, localeConfigs[locale].prefix)
    const first = join(own, 'ai-native-erp.html')
    return [
      ...filesIn(join(contentDir, locale, 'pages'), /\.md$/),
      ...(existsSync(first) ? [first] : []),
      ...filesIn(join(own, 'ai'), /\.html$/),
    ]
  })

/** Those of them that still hold the demo company's names. */
export const demoPages = (contentDir: string, publicDir: string): string[] =>
  pagesIn(contentDir, publicDir).filter(holdsDemo)

/** Every file of embedded content, and those pages, that still hold the demo company's names. */
export const demoTexts = (contentDir: string, publicDir: string): string[] => {
  const records = locales.flatMap((locale) => filesIn(join(contentDir, locale), /\.(?:ya?ml|md)$/))
  return [...new Set([...records, ...pagesIn(contentDir, publicDir)])].filter(holdsDemo)
}
