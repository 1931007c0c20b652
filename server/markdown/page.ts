import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import { toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { Delete, Emphasis, Image, Link, Nodes, Strong, Text } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Info, type State, toMarkdown } from 'mdast-util-to-markdown'
import { arrange } from './arrange'

/** A text of its own: one cut out of a document would keep the whole document in memory. */
const copied = (text: string) => Buffer.from(text).toString()

/** What means something in Markdown, escaped: the library's own way writes `R\&D`, and a letter after Chinese in bold as its number. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<>]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\s*)([#+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)\.(?=\s)/, '$1\\.')

/** Says how a node begins: else the library writes it twice, once for its first sign, and nested ones 2^depth times. */
const beginning = <Handler extends object>(sign: string, handler: Handler) =>
  Object.assign(handler, { peek: () => sign })

const around = (sign: string) =>
  beginning(sign.charAt(0), (node: Delete | Emphasis | Strong, _: unknown, state: State, info: Info) => {
    const whole = state.containerPhrasing(node, info)
    const words = whole.trim()
    return whole.replace(words, () => words && sign + words + sign)
  })

const options = {
  ...({ bullet: '-', rule: '-', listItemIndent: 'one' } as const),
  join: [({ type }: Nodes) => (type === 'listItem' ? 0 : undefined)],
  extensions: [gfmTableToMarkdown({ stringLength: () => 3 })], // of no width: columns are not filled up
  handlers: {
    text: ({ value }: Text, _: unknown, { stack }: State) =>
      stack.includes('tableCell') ? escaped(value).replaceAll('|', '\\|') : escaped(value),
    link: beginning(
      '[',
      (node: Link, _: unknown, state: State, info: Info) =>
        `[${state.containerPhrasing(node, info).trim()}](${node.url})`,
    ),
    image: ({ alt, url }: Image) => `![${escaped(alt ?? '')}](${url})`,
    strong: around('**'),
    emphasis: around('*'),
    delete: around('~~'),
  },
}

/** A finished page as Markdown: what it says of itself in its head, then its main part, complete and without the frame around it. */
export function pageMarkdown(html: string): { title: string; markdown: string; canonical: string } {
  const tree = fromHtml(html)
  const head = select('head', tree)
  const inHead = (of: string, name: string) => String(head && (select(of, head)?.properties[name] ?? ''))
  const titleElement = head && select('title', head)
  const title = titleElement ? textOf(titleElement) : ''
  const canonical = inHead('link[rel=canonical]', 'href')
  const facts = {
    title,
    description: inHead('meta[name=description]', 'content'),
    url: canonical,
    language: String(select('html', tree)?.properties.lang ?? ''),
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  const main = select('main', tree)
  if (main) arrange(main, canonical || 'http://localhost')
  const body = toMarkdown(toMdast({ type: 'root', children: main?.children ?? [] }), options)
  const markdown = `---\n${lines.join('')}---\n\n${body}`
  return { title: copied(title), markdown: copied(markdown), canonical: copied(canonical) }
}
