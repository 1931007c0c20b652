import sanitizeHtml from 'sanitize-html'
import { type Html, sanitiseHtml } from '@/lib/contract/html'

/** Elements of the framed page that are graphics, controls or code rather than text. */
const noText = ['script', 'style', 'svg', 'button', 'form', 'template', 'noscript', 'video', 'option', 'nav']

/** The page's own part of a static page: its main element, else its body. */
function mainOf(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1]
  return main ?? /<body\b[^>]*>([\s\S]*?)(?:<\/body>|$)/i.exec(html)?.[1] ?? ''
}

/** Elements between which a space is written, as only the layout separated them; phrases of a heading are not among them. */
const spaced = (html: string) =>
  html
    .replace(/<span class="keep">([\s\S]*?)<\/span>/gi, '$1')
    .replace(/<\/(span|strong|b)>(?=<(?:span|strong|b)\b)/gi, '</$1> ')

/** The text of a static page, as the page around its frame shows it (D8): headings, paragraphs, lists and tables. */
export function readableText(html: string): Html {
  const text = sanitizeHtml(spaced(mainOf(html)), {
    allowedTags: sanitizeHtml.defaults.allowedTags.filter((tag) => tag !== 'img' && tag !== 'nav'),
    allowedAttributes: {
      a: ['href'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      '*': ['lang', 'aria-hidden'],
    },
    nonTextTags: noText,
    exclusiveFilter: ({ attribs }) => attribs['aria-hidden'] === 'true',
  })
  return sanitiseHtml(text.replace(/\n\s*\n+/g, '\n'))
}
