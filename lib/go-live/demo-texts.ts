import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

/** Those that hold the demo company's names, one read after the other; what cannot be read holds none. */
async function holdingDemo(files: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const file of files) if (demo.test(await readFile(file, 'utf8').catch(() => ''))) found.push(file)
  return found
}

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
export const demoPages = (contentDir: string, publicDir: string): Promise<string[]> =>
  holdingDemo(pagesIn(contentDir, publicDir))

/** Every file of embedded content, and those pages, that still hold the demo company's names. */
export const demoTexts = (contentDir: string, publicDir: string): Promise<string[]> => {
  const records = locales.flatMap((locale) => filesIn(join(contentDir, locale), /\.(?:ya?ml|md)$/))
  return holdingDemo(new Set([...records, ...pagesIn(contentDir, publicDir)]))
}
