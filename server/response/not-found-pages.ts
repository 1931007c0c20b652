import { locales, type Mark } from '@/lib/i18n/locales'
import { completeNotFound, missingPath, type NotFoundPage } from './finalize-response'

const FRESH_MS = 30_000

/** The complete not-found page, fetched from this very server and kept for 30 s per language. */
export function notFoundPages(port: () => number): NotFoundPage {
  const kept = new Map<Mark, { html: string; at: number }>()
  return async (mark: Mark) => {
    const known = kept.get(mark)
    if (known && Date.now() - known.at < FRESH_MS) return known.html
    const response = await fetch(`http://127.0.0.1:${port()}${locales[mark].prefix}${missingPath}`).catch(
      () => undefined,
    )
    if (response?.status !== 404) return known?.html
    const html = await response.text()
    if (html.includes(completeNotFound)) kept.set(mark, { html, at: Date.now() })
    return html
  }
}
