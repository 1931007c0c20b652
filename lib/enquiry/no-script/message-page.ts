import { escapeHtml } from '@/lib/escape-html'
import { OWN_PAGE } from '@/lib/http/own-page'
import type { PageContext } from '@/lib/i18n/page-context'
import { logFailure } from '../failure'
import { pageStyle } from './style'

export type Message = {
  title: string
  text: string
  links?: { href: string; label: string }[]
  body?: string
}

/** A page that needs neither script nor React: the answers of /api/enquiry and /api/gate, in the page's language. */
export function messagePage(page: PageContext, status: number, message: Message): Response {
  const { title, text, links = [], body = '' } = message
  const site = page.t('shell.siteName')
  const actions = [...links, { href: page.href('/'), label: page.t('form.back') }]
  const html = `<!doctype html>
<html lang="${page.locale.bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${escapeHtml(site)}</title><style>${pageStyle}</style></head>
<body><header><a href="${escapeHtml(page.href('/'))}">${escapeHtml(site)}</a></header><main>
<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p>
${body}
<p class="actions">${actions.map(({ href, label }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`).join('')}</p>
</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      [OWN_PAGE]: '1',
    },
  })
}

/** The page of a visit that database or content cannot answer now. */
export function unavailable(error: unknown, page: PageContext): Response {
  logFailure(error)
  const response = messagePage(page, 503, {
    title: page.t('unavailable.title'),
    text: page.t('unavailable.text'),
  })
  response.headers.set('Retry-After', '30')
  return response
}
