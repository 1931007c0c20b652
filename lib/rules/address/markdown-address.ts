import { localePrefix } from '@/lib/i18n/locales'

const home = new RegExp(`^${localePrefix}$`)
const homeIndex = new RegExp(`^(${localePrefix})/index$`)

/** Address of a page's Markdown: `/product/7` → `/product/7.md`, `/` → `/index.md`, `/en` → `/en/index.md`; the query stays. */
export function markdownAddress(address: string): string {
  const [, origin = '', path = '/', query = ''] = /^(https?:\/\/[^/?]+)?([^?]*)(\?.*)?$/.exec(address) ?? []
  const own = path.replace(/\/$/, '')
  return `${origin}${home.test(own) ? `${own}/index` : own}.md${query}`
}

/** The page that a Markdown address belongs to; undefined for any other address. */
export function pageOfMarkdown(address: string): string | undefined {
  const [, path, query = ''] = /^([^?]*)\.md(\?.*)?$/.exec(address) ?? []
  if (path === undefined) return undefined
  const page = path.replace(homeIndex, '$1')
  return `${page || '/'}${query}`
}

/** True when a request would rather have Markdown than HTML: it names it, and HTML with no more weight. */
export function prefersMarkdown(header: string | undefined): boolean {
  const accept = header?.toLowerCase()
  if (!accept?.includes('text/markdown')) return false
  const weightOf = (type: string) => {
    const item = accept.split(',').find((part) => part.trim().startsWith(type))
    return item === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(item)?.[1] ?? 1)
  }
  const weight = weightOf('text/markdown')
  return weight > 0 && weight >= weightOf('text/html')
}
