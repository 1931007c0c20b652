/** A part of a text: words as they are written in HTML, or an element with its attributes as they stand. */
export type HtmlNode = string | HtmlElement
export type HtmlElement = { name: string; attributes: string; children: HtmlNode[] }

const token = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
const isVoid = (name: string) => /^(?:br|wbr|hr|img|source|col)$/.test(name)

/** A new element without attributes. */
export const element = (name: string, children: HtmlNode[]): HtmlElement => ({
  name,
  attributes: '',
  children,
})

const shown = /^(?:img|video|audio|iframe|hr)$/
export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'
export const isBlank = (node: HtmlNode): boolean =>
  !isElement(node) && node.replace(/&nbsp;|&#160;|\s/g, '') === ''
/** True for blanks and for an element that shows nothing. */
export const isEmpty = (node: HtmlNode): boolean =>
  isElement(node) ? !shown.test(node.name) && node.children.every(isEmpty) : isBlank(node)

/** Sanitised HTML, in which every tag is closed and no other `<` or `>` is left, as a tree. */
export function treeOf(html: string): HtmlNode[] {
  const root = element('', [])
  const open = [root]
  for (const [whole, slash, name, attributes = ''] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root
    if (name === undefined) parent.children.push(whole)
    else if (slash) {
      // The sanitiser closes what is void, too.
      if (!isVoid(name)) open.pop()
    } else {
      const child = { name, attributes, children: [] }
      parent.children.push(child)
      if (!isVoid(name)) open.push(child)
    }
  }
  return root.children
}

/** A tree as the HTML it was made of. */
export function htmlOf(nodes: HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { name, attributes, children } = node
      return `<${name}${attributes}>${isVoid(name) ? '' : `${htmlOf(children)}</${name}>`}`
    })
    .join('')
}
