import type { parseDocument } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: Record<string, string> }>

/** Elements left out of the Markdown: code, controls, symbols and breadcrumbs. */
const skipped =
  /^(?:script|style|noscript|template|svg|nav|button|form|fieldset|dialog|input|select|textarea|source|track)$/
const block =
  /^(?:address|article|aside|blockquote|details|div|d[ldt]|figcaption|figure|footer|h[1-6r]|header|iframe|li|main|[ou]l|p|pre|section|summary|table|video)$/

export const isElement = (node: Node): node is Element => 'attribs' in node
export const isBlock = ({ name }: Element) => block.test(name)
export const isShown = (node: Node) =>
  !isElement(node) ||
  !(skipped.test(node.name) || node.attribs['aria-hidden'] === 'true' || 'hidden' in node.attribs)

export const childrenOf = (node: Node): Node[] =>
  'children' in node ? (node.children as Node[]).filter(isShown) : []
/** True for what is a block, or an element that holds one. */
export const hasBlock = (node: Node): boolean =>
  isElement(node) && (isBlock(node) || childrenOf(node).some(hasBlock))
