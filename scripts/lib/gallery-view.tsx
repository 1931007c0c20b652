import { renderToStaticMarkup } from 'react-dom/server'
import type { Examples } from '@/components/examples'
import { locales, type Mark } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'

type Shown = { name: string; examples: Examples }

/** The gallery's page in a language: one frame an example, which `data-example` names. */
export function galleryHtml(mark: Mark, css: string, components: Shown[]): string {
  const page = pageContext(mark, translatorFor(mark, messages[mark]), 'Asia/Shanghai')
  const frames = components.flatMap(({ name, examples }) =>
    Object.entries(examples).map(([example, show]) => {
      const id = `${name}:${example}`
      return (
        <div key={id}>
          <p className="container">{id}</p>
          <div data-example={id}>{show(page)}</div>
        </div>
      )
    }),
  )
  return `<!doctype html><html lang="${locales[mark].bcp47}"><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${css}</style>
<body>${renderToStaticMarkup(frames)}</body></html>`
}
