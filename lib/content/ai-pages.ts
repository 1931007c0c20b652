import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { locales, type Mark } from '@/lib/i18n/locales'
import type { Theme } from '@/lib/rules/media/banner-theme'
import type { Language } from './client/load'
import { otherLanguage, type RecordPage } from './client/record'

export type AiPage = { src: string; title: string; description: string | undefined; theme: Theme }

const publicDirectory = join(/* turbopackIgnore: true */ process.cwd(), 'public')
const segment = /^[a-zA-Z0-9_-]{1,64}$/

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function metaContent(html: string, name: string): string | undefined {
  const tag = html.match(/<meta\b[^>]*>/gi)?.find((item) => item.includes(`name="${name}"`))
  const content = tag && /\scontent="([^"]*)"/i.exec(tag)?.[1]
  return content ? decode(content) : undefined
}

const readAiFile = (mark: Mark, path: readonly string[]) =>
  path.every((part) => segment.test(part))
    ? readFile(join(publicDirectory, aiSource(mark, path)), 'utf8').catch(() => undefined)
    : undefined

function aiSource(mark: Mark, path: readonly string[]): string {
  return locales[mark].prefix + (path.length === 0 ? '/ai-native-erp.html' : `/ai/${path.join('/')}.html`)
}

/** True when a language has this static page: the switch leads there (D3). Never throws. */
export async function hasAiPage({ mark }: Language, path: readonly string[]): Promise<boolean> {
  return (await readAiFile(mark, path)) !== undefined
}

/**
 * The static page that /ai frames, with the title and description its file declares (D8): ai-native-erp for /ai, the path
 * plus .html below it. One that is not there is the 404 page. /ai is dark; others light unless they say so (D19).
 */
export async function getAiPage(page: Language, slug: readonly string[]): Promise<RecordPage<AiPage>> {
  const record = await aiPage(page.mark, slug)
  const path = ['/ai', ...slug].join('/')
  const hasAlternate = await hasAiPage(otherLanguage(page), slug)
  return { record, path, alternatePath: hasAlternate ? path : '/ai', hasAlternate }
}

async function aiPage(mark: Mark, path: readonly string[]): Promise<AiPage> {
  const html = await readAiFile(mark, path)
  if (html === undefined) notFound()
  const title = /<title>([^<]*)<\/title>/i.exec(html)?.[1]
  const declared = metaContent(html, 'banner-theme')
  const theme = declared === 'dark' || declared === 'light' ? declared : path.length === 0 ? 'dark' : 'light'
  return {
    src: aiSource(mark, path),
    title: title ? (decode(title).split(/\s[|·–-]\s/)[0] ?? '') : '',
    description: metaContent(html, 'description'),
    theme,
  }
}
