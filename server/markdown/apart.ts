import { DomUtils } from 'htmlparser2'
import { isElement, type Node } from './nodes'

/** A sign of our own between what stands apart, until the line is whole. */
export const APART = '\u0000'
/** The sign at the start of a line, where nothing stands before it to keep apart. */
export const leadingApart = new RegExp(`^\\s*${APART}`)
const apart = new Set(['span', 'time', 'small', 'a'])

/** True for parts of a line that styles alone keep apart: the page's own, which have classes; content has none (D18). */
export function standsApart(before: Node, node: Node): boolean {
  if (!isElement(node) || !apart.has(node.name)) return false
  // A blank keeps them apart already, and what says nothing has nothing to be kept from.
  if (/^\s|^$/.test(DomUtils.textContent(node)) || /\s$/.test(DomUtils.textContent(before))) return false
  if (node.name === 'small') return true
  if (!isElement(before) || !apart.has(before.name) || (before.name === 'a' && node.name === 'a'))
    return false
  return [node, before, node.parent].some(
    (element) => element && 'attribs' in element && element.attribs.class,
  )
}

/** What only screen readers are told, such as that a link opens in a new tab. */
export const isForEars = (node: Node) =>
  isElement(node) && /(?:^|\s)visually-hidden(?:\s|$)/.test(node.attribs.class ?? '')
