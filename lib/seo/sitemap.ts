import { escapeHtml } from '@/lib/escape-html'
import { locales, type Mark, marks } from '@/lib/i18n/locales'

/** What a sitemap says of one page: its path without prefix, and in which languages it exists. */
export type SitemapEntry = { path: string; marks: Set<Mark> }

/** Paths of each language → one entry per path; alternates stand together (D3). */
export function sitemapEntries(paths: Record<Mark, string[]>): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>()
  for (const mark of marks) {
    for (const path of paths[mark]) {
      const entry = entries.get(path) ?? { path, marks: new Set() }
      entry.marks.add(mark)
      entries.set(path, entry)
    }
  }
  return [...entries.values()]
}

/** The sitemap as XML: one url per page and language, each naming its alternate. `address` gives the absolute URL. */
export function sitemapXml(entries: SitemapEntry[], address: (mark: Mark, path: string) => string): string {
  const urls = entries.flatMap(({ path, marks: languages }) =>
    [...languages].map((mark) => {
      const alternates =
        languages.size > 1
          ? [...languages]
              .map(
                (alternate) =>
                  `<xhtml:link rel="alternate" hreflang="${locales[alternate].bcp47}" href="${escapeHtml(address(alternate, path))}"/>`,
              )
              .join('')
          : ''
      return `<url><loc>${escapeHtml(address(mark, path))}</loc>${alternates}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}
