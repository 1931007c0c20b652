import type { Element, ElementContent, Nodes } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { smallFigures } from '@/lib/rules/text/plain-text'

/** Elements left out of the Markdown: code, controls, symbols and breadcrumbs. */
const leftOut =
  /^(?:script|style|noscript|template|svg|nav|button|form|fieldset|dialog|input|select|textarea|video|rp)$/
const blocks = 'div, dt, dd, figcaption, h1, h2, h3, h4, h5, h6, li, p, td, th'

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element'
const text = (value: string) => ({ type: 'text', value }) as const
const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  ...{ type: 'element', tagName, properties, children },
})
const hasWords = (node: Element) => textOf(node).trim() !== ''
const saysNothing = (node: Element) => !hasWords(node) && !select('img', node)

const isLeftOut = (node: Element) => {
  const { hidden, ariaHidden, alt } = node.properties
  return leftOut.test(node.tagName) || hidden || ariaHidden === 'true' || (node.tagName === 'img' && !alt)
}

/** A link without words for ears alone, unless it has no others; one around blocks leads from the first that is more than a picture. */
function arrangeLink(link: Element): void {
  const { href } = link.properties
  for (const part of selectAll('.visually-hidden', link))
    if (select('img', link) || textOf(part).trim() !== textOf(link).trim()) part.children = []
  const leaves = selectAll(blocks, link).filter((part) => !select(blocks, element('span', part.children)))
  const from = leaves.find(hasWords) ?? leaves.find((part) => !saysNothing(part)) ?? link
  const isWhole = href !== undefined && !String(href).startsWith('#')
  if (isWhole && from === link) return
  link.tagName = leaves.length > 0 ? 'div' : 'span'
  if (isWhole) from.children = [element('a', from.children, { href })]
}

/** Cards are no list: each is separate, as on the page. */
function arrangeList(list: Element): void {
  if (!select('h1, h2, h3, h4, h5, h6', list)) return
  for (const part of [list, ...list.children]) if (isElement(part)) part.tagName = 'div'
}

const figures = (tag: 'sup' | 'sub') => (node: Element) => {
  const small = select('a', node) ? undefined : smallFigures(tag, textOf(node))
  if (small) Object.assign(node, element('span', [text(small)]))
}
const rename = (tagName: string) => (node: Element) => void Object.assign(node, { tagName })
/** What Markdown has no sign for, with its replacement. */
const arrangements: Record<string, (node: Element) => void> = {
  a: arrangeLink,
  ul: arrangeList,
  ol: arrangeList,
  dl: rename('div'),
  dd: rename('div'),
  wbr: rename('span'),
  sup: figures('sup'),
  sub: figures('sub'),
  br: (node) => Object.assign(node, element('span', [text(' ')])),
  dt: (node) => Object.assign(node, element('p', [element('strong', node.children)])),
  rt: (node) => Object.assign(node, element('span', [text('('), ...node.children, text(')')])),
  iframe: (node) => {
    const { src, title } = node.properties
    Object.assign(node, element('p', src ? [element('a', [text(String(title ?? src))], { href: src })] : []))
  },
}

/** The separator between two neighbours that only styles separate: the page's own, which have classes; content has none (D18). */
function between(before: Nodes, node: Element, parent: Nodes): string {
  // A blank separates them already, and an empty text needs no separator.
  if (/^\s|^$/.test(textOf(node)) || /\s$|^$/.test(textOf(before))) return ''
  const isPart = (one: Nodes) => isElement(one) && /^(?:span|time|small|a)$/.test(one.tagName)
  if (!isPart(node)) return ''
  if (node.tagName === 'small') return ' · '
  if (!isPart(before)) return ''
  return [node, before, parent].some((one) => isElement(one) && one.properties.className) ? ' · ' : ''
}

/** The main part of a page as its Markdown has it: nothing hidden, absolute addresses (`base`), and signs in place of styles. */
export function arrange(main: Element, base: string): void {
  visit(main, (node, index, parent) => {
    if (node.type === 'text' || !parent || index === undefined) return
    if (!isElement(node) || isLeftOut(node)) {
      parent.children.splice(index, 1)
      return index
    }
    for (const name of ['href', 'src']) {
      const address = String(node.properties[name] ?? '#')
      if (!address.startsWith('#') && URL.canParse(address, base))
        node.properties[name] = new URL(address, base).href
    }
    return
  })
  visit(main, 'element', (node, index, parent) => {
    if (/^(?:a|ol|pre|ul)$/.test(node.tagName) && saysNothing(node) && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return index
    }
    if (node.tagName === 'pre') return SKIP
    arrangements[node.tagName]?.(node)
    return
  })
  visit(main, 'element', (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1]
    const sign = parent && before ? between(before, node, parent) : ''
    if (!sign || index === undefined) return
    parent?.children.splice(index, 0, text(sign))
    return index + 2
  })
}
