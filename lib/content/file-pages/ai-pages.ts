import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { notFound } from 'next/navigation'
import type { Html } from '@/lib/contract/html'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { aiDirectory } from '@/lib/public-directory'
import type { Crumb } from '@/lib/rules/address/trail'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { attributeText, plainText } from '@/lib/rules/text/plain-text'
import type { Language } from '../client/load'
import { otherLanguage, type RecordPage } from '../client/record'
import { aiSource, hasAiPage, readAiFile, segment } from './ai-file'
import { readableText } from './ai-text'

export type AiPage = { src: string; title: string; description: string | undefined; theme: Theme; text: Html }

function metaContent(html: string, name: string): string | undefined {
  const tag = html.match(/<meta\b(?:"[^"]*"|[^">])*>/gi)?.find((item) => item.includes(`name="${name}"`))
  const content = tag && /\scontent="([^"]*)"/i.exec(tag)?.[1]
  return content && attributeText(content)
}

/** Every page that a language has below /ai, with the time its file was written; /ai itself first. Never throws. */
export async function listAiPages({ locale }: Language): Promise<{ path: string; time: number }[]> {
  const folder = aiDirectory()
  if (folder === undefined) return []
  const own = join(folder, localeConfigs[locale].prefix, 'ai')
  const names = await readdir(own, { recursive: true }).catch(() => [])
  const below = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.slice(0, -'.html'.length).split(sep))
    .filter((path) => path.length <= 4 && path.every((part) => segment.test(part)))
    .sort()
  const dated = [[], ...below].map(async (path) => {
    const file = await stat(join(folder, aiSource(locale, path))).catch(() => undefined)
    return file ? [{ path: ['/ai', ...path].join('/'), time: Math.trunc(file.mtimeMs) }] : []
  })
  return (await Promise.all(dated)).flat()
}

/**
 * The static page that /ai frames, with the title and description its file declares (D8): ai-native-erp for /ai, the path
 * plus .html below it. One that is not there is the 404 page; throws UnavailableError for one that cannot be read. /ai is
 * dark; others light unless they say so (D19).
 */
export async function getAiPage(
  page: Language,
  slug: readonly string[],
): Promise<RecordPage<AiPage> & { under: Crumb[] }> {
  const record = await aiPage(page.locale, slug)
  const path = ['/ai', ...slug].join('/')
  const hasAlternate = await hasAiPage(otherLanguage(page), slug)
  const parent = slug.length > 0 ? await aiPage(page.locale, []).catch(() => undefined) : undefined
  // A title says more after its colon: the way back needs its name alone.
  const under = parent ? [{ name: parent.title.split(/[：:]/)[0] ?? '', path: '/ai' }] : []
  const list = (await hasAiPage(otherLanguage(page), [])) ? '/ai' : '/'
  return { record, path, alternatePath: hasAlternate ? path : list, hasAlternate, under }
}

async function aiPage(locale: Locale, path: readonly string[]): Promise<AiPage> {
  const html = await readAiFile(locale, path)
  if (html === undefined) notFound()
  const declared = metaContent(html, 'banner-theme')
  const theme = declared === 'dark' || declared === 'light' ? declared : path.length === 0 ? 'dark' : 'light'
  return {
    src: aiSource(locale, path),
    ...headOf(html),
    theme,
    text: readableText(html),
  }
}

/** Title, without the site's name, and description as the file declares them. */
function headOf(html: string): { title: string; description: string | undefined } {
  const [title = ''] = plainText(/<title>([^<]*)<\/title>/i.exec(html)?.[1]).split(/\s[|·–-]\s/)
  return { title, description: metaContent(html, 'description') }
}

/** Every page that /ai frames in a language, with its words: what search knows of them (D8). Never throws. */
export async function readAiPages(
  language: Language,
): Promise<{ path: string; title: string; desc: string; content: string }[]> {
  const pages = (await listAiPages(language)).map(async ({ path }) => {
    const html = await readAiFile(language.locale, path.split('/').slice(2)).catch(() => undefined)
    if (html === undefined) return []
    const { title, description = '' } = headOf(html)
    return [{ path, title, desc: description, content: readableText(html) }]
  })
  return (await Promise.all(pages)).flat()
}
