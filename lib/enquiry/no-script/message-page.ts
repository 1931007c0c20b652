import { Html, html, type Part } from '@/lib/html'
import { COMPLETE_PAGE } from '@/lib/http/complete-page'
import type { PageContext } from '@/lib/i18n/page-context'
import { logFailure } from '../failure'
import { pageStyle } from './style'

export type Message = {
  title: string
  text: string
  links?: { href: string; label: string }[]
  body?: Part
}

/** A page that needs neither script nor React: the answers of /api/enquiry and /api/gate, in the page's language. */
export function messagePage(page: PageContext, status: number, message: Message): Response {
  const { title, text, links = [], body } = message
  const site = page.t('shell.siteName')
  const actions = [...links, { href: page.href('/'), label: page.t('form.back') }]
  const document = html`<!doctype html>
<html lang="${page.localeConfig.bcp47}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${site}</title><style>${new Html(pageStyle())}</style></head>
<body><header><a href="${page.href('/')}">${site}</a></header><main>
<h1>${title}</h1><p class="lead">${text}</p>
${body}
<p class="actions">${actions.map(({ href, label }) => html`<a href="${href}">${label}</a>`)}</p>
</main></body></html>`
  return new Response(document.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      [COMPLETE_PAGE]: '1',
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
