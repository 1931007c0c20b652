/** Rewrites `href="/…"` of sanitised HTML through `href` so that content links stay in the page's language (D1). */
export function localiseLinks(html: string, href: (address: string) => string): string {
  return html.replace(
    /(<a\b[^>]*?\shref=")(\/[^"]*)"/g,
    (_match, before: string, address: string) => `${before}${encode(href(decode(address)))}"`,
  )
}

const decode = (text: string) => text.replaceAll('&amp;', '&')
const encode = (text: string) => text.replaceAll('&', '&amp;')
