import { withColumns } from './html-layout'
import {
  element,
  type HtmlElement,
  type HtmlNode,
  htmlOf,
  isBlank,
  isElement,
  isEmpty,
  treeOf,
} from './html-tree'

const heading = /^h[1-6]$/
const block =
  /^(?:h[1-6]|p|div|section|blockquote|pre|figure|figcaption|hr|ul|ol|li|dl|dt|dd|details|summary|table|caption|colgroup|thead|tbody|tfoot|tr|th|td)$/
const inline =
  /^(?:strong|b|em|i|u|s|del|ins|sub|sup|code|kbd|samp|var|dfn|mark|small|span|abbr|cite|q|time|bdi|bdo|ruby|rt|rp)$/
/** Those that change what words mean. */
const meant = /^(?:s|del|ins)$/
const list = /^[uo]l$/
const point = /^li$/
const term = /^d[td]$/
const cell = /^t[dh]$/
const player = /^(?:video|audio|iframe)$/
const row = /^(?:caption|colgroup|thead|tbody|tfoot|tr)$/

const isA = (node: HtmlNode, name: RegExp): node is HtmlElement => isElement(node) && name.test(node.name)
const has = (nodes: HtmlNode[], name: RegExp): boolean =>
  nodes.some((node) => isElement(node) && (name.test(node.name) || has(node.children, name)))

/** Elements of these names give way to what is in them, at any depth. */
const without = (nodes: HtmlNode[], name: RegExp): HtmlNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    const children = without(node.children, name)
    return name.test(node.name) ? children : [{ ...node, children }]
  })

/** Neighbours of a kind are put into one new element, blanks between them too. */
function gathered(nodes: HtmlNode[], isOfKind: (node: HtmlNode) => boolean, wrapper: string): HtmlNode[] {
  const found: HtmlNode[] = []
  let open: HtmlElement | undefined
  for (const node of nodes) {
    if (open && (isBlank(node) || isOfKind(node))) open.children.push(node)
    else if (!isBlank(node) && isOfKind(node)) {
      open = element(wrapper, [node])
      found.push(open)
    } else {
      open = undefined
      found.push(node)
    }
  }
  return found
}

/** The points of a list; a list between them belongs to the point before it. */
function points(nodes: HtmlNode[]): HtmlNode[] {
  const found: HtmlNode[] = []
  for (const node of nodes) {
    const before = found.findLast(isElement)
    if (isA(node, list) && before && isA(before, point)) before.children.push(node)
    else found.push(node)
  }
  return gathered(found, (node) => !isA(node, point), 'li')
}

/** Terms and their descriptions; what belongs to neither describes the term before it. */
const terms = (nodes: HtmlNode[]) => gathered(nodes, (node) => !isA(node, term), 'dd')

/** What stands outside of what it belongs to: points get a list, parts of tables and of lists of terms give way. */
function loose(nodes: HtmlNode[]): HtmlNode[] {
  const freed = nodes.flatMap((node) => {
    if (isA(node, row)) return loose(node.children)
    if (!isA(node, cell) && !isA(node, term)) return [node]
    return isEmpty(node) ? [] : [element('div', node.children)]
  })
  return gathered(freed, (node) => isA(node, point), 'ul')
}

/** A table with what is no part of it before it; without a cell it is none. */
function tables(whole: HtmlElement): HtmlNode[] {
  const isPart = (node: HtmlNode) => isA(node, row) || isA(node, cell)
  const parts = whole.children.filter(isPart)
  const others = loose(whole.children.filter((node) => !isPart(node) && !isBlank(node)))
  if (!has(parts, cell)) return [...others, ...loose(parts)]
  return [...others, { ...whole, children: gathered(parts, (node) => isA(node, cell), 'tr') }]
}

/** A link whose players stand outside of it, where they can be used: it leads on from what is around them. */
function aroundPlayers({ attributes, children }: HtmlElement): HtmlNode[] {
  const parts = gathered(children, (node) => !has([node], player), 'a')
  return parts.flatMap((part) => {
    if (!isA(part, /^a$/)) return [part]
    return part.children.every(isEmpty) ? part.children : [{ ...part, attributes }]
  })
}

/** The children of an element as its name allows them. */
function arranged({ name, children }: HtmlElement): HtmlNode[] {
  if (list.test(name)) return points(children)
  if (name === 'dl') return terms(children)
  if (name === 'table') return children
  if (/^(?:thead|tbody|tfoot)$/.test(name)) return gathered(children, (node) => !isA(node, /^tr$/), 'tr')
  if (name === 'tr') return gathered(children, (node) => !isA(node, cell), 'td')
  if (name === 'colgroup') return children
  if (heading.test(name) || /^(?:pre|caption|summary)$/.test(name)) return without(loose(children), block)
  return loose(name === 'a' ? without(children, /^a$/) : children)
}

/** Words of blocks within an element of their own each, in place of one around the blocks. */
const inBlocks = (nodes: HtmlNode[], name: string): HtmlNode[] =>
  gathered(nodes, (node) => !has([node], block), name).flatMap((node) =>
    isElement(node) && node.name !== name ? [{ ...node, children: inBlocks(node.children, name) }] : [node],
  )

/** An element with everything in it in its place: itself, what it gives way to, or nothing. */
function repaired(node: HtmlNode): HtmlNode[] {
  if (!isElement(node)) return [node]
  const { name, attributes } = node
  const children = arranged({ ...node, children: node.children.flatMap(repaired) })
  const whole = { name, attributes, children }
  if (name === 'table') return tables(whole)
  // An empty link may still be where another one leads to.
  if (name === 'a' && children.every(isEmpty))
    return / id="/.test(attributes) ? [{ ...whole, name: 'span' }] : []
  if (name === 'a' && has(children, player)) return aroundPlayers(whole)
  // A video or sound without any file shows nothing.
  if (/^(?:video|audio)$/.test(name) && !/ src="/.test(attributes) && !has(children, /^source$/)) return []
  if ((heading.test(name) || list.test(name)) && children.every(isEmpty)) return []
  if (name === 'dl' && !isA(children.find((child) => !isBlank(child)) ?? '', /^dt$/)) return loose(children)
  if (meant.test(name) && has(children, block)) return inBlocks(children, name)
  if (inline.test(name) && has(children, block)) return children
  return [name === 'p' && has(children, block) ? { ...whole, name: 'div' } : whole]
}

/**
 * Sanitised HTML in which every element stands where HTML allows it, whatever an editor pasted: browsers would each move the
 * rest as they see fit, and screen readers would count points and cells that are none. Nothing that is shown is lost.
 */
export const wellNested = (html: string): string => htmlOf(withColumns(loose(treeOf(html).flatMap(repaired))))
