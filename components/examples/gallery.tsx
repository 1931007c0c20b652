import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import type { Examples } from '.'
import { shownIn } from './shown'

type Shown = { name: string; examples: Examples }

/** A view that asks for its page again after a while must not take the gallery away. */
const withoutRefresh = (html: string) => html.replace(/<meta http-equiv="refresh"[^>]*>/g, '')

/** The gallery's page in a language: one frame an example, which `data-example` names. */
export function galleryHtml(locale: Locale, css: string, components: Shown[]): string {
  const frames = components.flatMap(({ name, examples }) =>
    Object.entries(examples).map(([example, show]) => {
      const id = `${name}:${example}`
      return (
        <div key={id}>
          <p className="container">{id}</p>
          <div data-example={id}>{shownIn(locale, show)}</div>
        </div>
      )
    }),
  )
  return `<!doctype html><html lang="${localeConfigs[locale].bcp47}" data-scripts><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${css}</style>
<body>${withoutRefresh(renderToStaticMarkup(frames))}</body></html>`
}
