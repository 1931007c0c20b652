import { type Html, html } from '@/lib/html'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'

/** What a sitemap says of one page: path without prefix, last change (epoch ms) and picture where they are known. */
export type SitemapPage = {
  path: string
  time?: number | undefined
  picture?: string | undefined
  video?: { title: string; desc: string; src: string; seconds?: number | undefined } | undefined
}
export type Addresses = {
  page: (locale: Locale, path: string) => string
  file: (address: string) => string
}

/** Pages in one file: half of what the protocol allows, so that pictures and alternates fit as well. */
export const PAGES_PER_FILE = 10_000
/** A page changes by itself at most this often; a finer time would only seem exact. */
const iso = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

const link = (locale: Locale, href: string) =>
  html`<xhtml:link rel="alternate" hreflang="${localeConfigs[locale].bcp47}" href="${href}"/>`

const videoEntry = (thumbnail: string, video: NonNullable<SitemapPage['video']>, file: Addresses['file']) =>
  html`<video:video><video:thumbnail_loc>${thumbnail}</video:thumbnail_loc><video:title>${video.title}</video:title><video:description>${video.desc.slice(0, 2048)}</video:description><video:content_loc>${file(video.src)}</video:content_loc>${video.seconds && html`<video:duration>${Math.max(1, Math.round(video.seconds))}</video:duration>`}</video:video>`

const lastChange = (time: number | undefined) => time !== undefined && html`<lastmod>${iso(time)}</lastmod>`
const lines = (items: Html[]) => items.map(({ text }) => text).join('\n')

/** One file of a sitemap: a language's pages of a kind; `others` are the paths that the other language has as well (D3). */
export function sitemapXml(
  pages: SitemapPage[],
  { locale, other, others }: { locale: Locale; other: Locale; others: ReadonlySet<string> },
  { page, file }: Addresses,
): string {
  const urls = pages.map(({ path, time, picture, video }) => {
    const own = page(locale, path)
    const image = picture && file(picture)
    const alternates = others.has(path) && [link(locale, own), link(other, page(other, path))]
    return html`<url><loc>${own}</loc>${lastChange(time)}${alternates}${image && html`<image:image><image:loc>${image}</image:loc></image:image>${video && videoEntry(image, video, file)}`}</url>`
  })
  return `${head}\n<urlset ${namespaces}>\n${lines(urls)}\n</urlset>\n`
}

/** The index of all files, each with the time of its newest page. */
export function sitemapIndexXml(files: { loc: string; time?: number | undefined }[]): string {
  const items = files.map(({ loc, time }) => html`<sitemap><loc>${loc}</loc>${lastChange(time)}</sitemap>`)
  return `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines(items)}\n</sitemapindex>\n`
}

/** A file's pages: `news`, and `news-2` for what does not fit into the first. */
export function fileName(kind: string, at: number): string {
  return at === 0 ? kind : `${kind}-${at + 1}`
}

/** The newest time of some pages; undefined where none is known. */
export function newest(pages: SitemapPage[]): number | undefined {
  const times = pages.flatMap(({ time }) => (time === undefined ? [] : [time]))
  return times.length === 0 ? undefined : times.reduce((most, time) => Math.max(most, time))
}
