import type { Nodes as HastNodes } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Delete, Emphasis, Image, Link, Nodes, Strong, Text } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Info, type State, toMarkdown } from 'mdast-util-to-markdown'

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

/** HTML that was parsed, as Markdown. */
export const writeMarkdown = (tree: HastNodes): string =>
  toMarkdown(toMdast(tree, { nodeHandlers: { comment: () => undefined } }), options)
