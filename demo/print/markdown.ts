import { Marked } from 'marked'
import type { Lang } from '../screens/lib/lang'
import { figureOf } from './figures'
import { titled } from './titles'

/** Markdown as a paper's HTML: headings below the paper's own, figures drawn, the site's screens and portraits left out. */
export function html(lang: Lang, source: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const level = depth + 1
        return `<h${level}>${titled(lang, this.parser.parseInline(tokens))}</h${level}>`
      },
      code: ({ lang: kind = '', text }) => figureOf(kind, text),
      image: () => '',
    },
  })
  const text = source.replace(/<img[^>]*>/g, '').replace(/^>\s*\n(?=>)/, '')
  return (marked.parse(text, { async: false }) as string).replace(/<p>\s*<\/p>/g, '')
}
