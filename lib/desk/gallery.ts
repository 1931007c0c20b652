import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '@/lib/brand/brand'
import { brandStyle } from '@/lib/brand/style'
import { html } from '@/lib/html'
import { COMPLETE_PAGE } from '@/lib/http/complete-page'
import type { Desk } from './desk'
import { deskHeaders } from './views/page'

/** Where the build puts the components as their examples show them; not traced: it is read at run time. */
const folder = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'program', 'gallery')

/** Made-up names of the examples. */
const names = /Northbay(?: Digital)?|北湾(?:数智)?|Hengyue(?: Machinery)?|恒越机械/g
const cover = /\/(?:api\/image\?src=[^"\s]*|assets\/covers\/[^"\s]*)/g

/** What floats over pages stays in its own frame, and what shows nothing takes no room. */
const frames =
  "[data-example]{contain:layout;min-height:14rem}div:has(>[data-example$=':empty']){display:none}"

/** The components in a company's brand: its colours, name and sign instead of the examples' own, and links that lead nowhere. Pure. */
export function branded(page: string, own: { style: string; ground: string; name: string }): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="${own.ground}"/><path d="M440 480l140-160 90 90 60-60 110 130zm190-230a35 35 0 1 1 70 0 35 35 0 1 1-70 0" opacity=".2"/></svg>`
  return page
    .replace(/ href="[^"#][^"]*"/g, ' href="#"')
    .replace(/ data-video="[^"]*"/g, '')
    .replace(/(<iframe[^>]*?) src="[^"]*"/g, '$1')
    .replace(cover, `data:image/svg+xml,${encodeURIComponent(drawing)}`)
    .replace(/\/assets\/[^"\s]*/g, '/icon.svg')
    .replace(names, () => html`${own.name}`.text)
    .replace('</style>', () => `${own.style}${frames}</style>`)
}

/** The components' page in the language of the desk. Rejects when the site was built without it. */
export async function galleryPage({ locale, t }: Desk): Promise<Response> {
  const page = await readFile(join(folder, `${locale}.html`), 'utf8')
  const ground = brand().colours?.tintStrong ?? '#d6ecee'
  return new Response(branded(page, { style: brandStyle(brand()), ground, name: t('shell.siteName') }), {
    headers: {
      ...deskHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      // The components' own style attributes; nothing in it runs or sends.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      [COMPLETE_PAGE]: '1',
    },
  })
}
