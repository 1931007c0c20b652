import type { parseDocument } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: Record<string, string> }>

/** Elements left out of the Markdown: code, controls, symbols and breadcrumbs. */
const skipped = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'button',
  'form',
  'fieldset',
  'dialog',
  'input',
  'select',
  'textarea',
  'source',
  'track',
])
export const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'details',
  'div',
  'dl',
  'dd',
  'dt',
  'figcaption',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'iframe',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'ul',
  'video',
])

export const isElement = (node: Node): node is Element => 'attribs' in node
export const isShown = (node: Node) =>
  !isElement(node) ||
  !(skipped.has(node.name) || node.attribs['aria-hidden'] === 'true' || 'hidden' in node.attribs)

export const childrenOf = (node: Node): Node[] =>
  'children' in node ? (node.children as Node[]).filter(isShown) : []
export const hasBlock = (node: Node): boolean =>
  childrenOf(node).some((child) => isElement(child) && (blocks.has(child.name) || hasBlock(child)))
