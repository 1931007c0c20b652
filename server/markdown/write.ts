import type { parseDocument } from 'htmlparser2'
import { DomUtils } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: Record<string, string> }>

/** Elements left out of the Markdown: code, controls, symbols and breadcrumbs. */
const skipped =
  /^(?:script|style|noscript|template|svg|nav|button|form|fieldset|dialog|input|select|textarea|source|track|rp)$/
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

/** The rows of a table; the first is its head, as Markdown has no table without one. */
export function tableOf(table: Element, inline: (nodes: Node[]) => string): string[] {
  const rows: string[][] = []
  const walk = (node: Node) => {
    if (!isElement(node)) return
    if (node.name !== 'tr') return childrenOf(node).forEach(walk)
    const cells = childrenOf(node).filter((cell) => isElement(cell) && /^t[dh]$/.test(cell.name))
    rows.push(cells.map((cell) => inline(childrenOf(cell)).trim().replaceAll('|', '\\|')))
  }
  walk(table)
  const [head, ...body] = rows
  if (!head) return []
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [[line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')]
}

/** Characters that mean something in Markdown and are escaped in text. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<>]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\s*)([#+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)\.(?=\s)/, '$1\\.')
/** Code as it was written, between more backticks than stand in it. */
function fenced(code: string, least: number, around: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length))
  const sign = '`'.repeat(Math.max(least, longest + 1))
  return sign + around + code + around + sign
}
/** The lines of a block of code. */
const codeLines = (node: Node): string =>
  node.type === 'text'
    ? node.data
    : isElement(node) && node.name === 'br'
      ? '\n'
      : childrenOf(node).map(codeLines).join('')
const tidy = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ')

/** Writes a part of a document; `base` makes its addresses absolute. */
export class Writer {
  constructor(private readonly base: string) {}

  private address(href: string): string {
    return URL.canParse(href, this.base) ? new URL(href, this.base).href : href
  }

  inline = (nodes: Node[]): string => {
    const shown = nodes.filter(isShown)
    const parts = shown.map((node, index) => {
      const text = this.inlineOf(node)
      const before = shown[index - 1]
      return text !== '' && before && standsApart(before, node) ? `${APART}${text}` : text
    })
    return tidy(parts.join('').replaceAll(')[', ') [')).replace(leadingApart, '').replaceAll(APART, ' · ')
  }

  private inlineOf(node: Node): string {
    if (node.type === 'text') return escaped(node.data)
    if (!isElement(node)) return ''
    const text = () => this.inline(childrenOf(node))
    const around = (sign: string) => {
      const whole = text()
      const words = whole.trim()
      const [before = '', after = ''] = words === '' ? [] : whole.split(words, 2)
      return words && `${before}${sign}${words}${sign}${after}`
    }
    switch (node.name) {
      case 'br':
        return ' '
      case 'img':
        return node.attribs.alt
          ? `![${escaped(node.attribs.alt)}](${this.address(node.attribs.src ?? '')})`
          : ''
      case 'strong':
      case 'b':
        return around('**')
      case 'em':
      case 'i':
        return around('*')
      case 'code': {
        const written = tidy(codeLines(node))
        const code = written.trim()
        return written.replace(code, () => code && fenced(code, 1, /^`|`$/.test(code) ? ' ' : ''))
      }
      case 'rt':
        return `(${text()})`
      case 'a':
        return this.link(
          node,
          this.inline(childrenOf(node).filter((child) => !isForEars(child))).trim() || text().trim(),
        )
      default:
        return isBlock(node) ? ` ${text()} ` : text()
    }
  }

  private link({ attribs }: Element, words: string): string {
    const { href } = attribs
    if (words === '' || href === undefined || href.startsWith('#')) return words
    return `[${words}](${this.address(href)})`
  }

  /** The blocks of some nodes, each a paragraph of its own. */
  blocks = (nodes: Node[]): string[] => {
    const found: string[] = []
    let line: Node[] = []
    const endLine = () => {
      const text = this.inline(line).trim()
      if (text !== '') found.push(text)
      line = []
    }
    for (const node of nodes.filter(isShown)) {
      if (isElement(node) && hasBlock(node)) {
        endLine()
        found.push(...this.block(node))
      } else line.push(node)
    }
    endLine()
    return found
  }

  private block(node: Element): string[] {
    const children = childrenOf(node)
    const heading = /^h([1-6])$/.exec(node.name)?.[1]
    if (heading) {
      const text = this.inline(children).trim()
      return text === '' ? [] : [`${'#'.repeat(Number(heading))} ${text}`]
    }
    switch (node.name) {
      case 'a':
        return this.card(node, this.blocks(children))
      case 'ul':
      case 'ol':
        return this.list(node)
      case 'table':
        return tableOf(node, this.inline)
      case 'blockquote':
        return [this.blocks(children).join('\n\n').replace(/^/gm, '> ')]
      case 'pre': {
        const code = codeLines(node).replace(/^\n/, '').trimEnd()
        return code ? [fenced(code, 3, '\n')] : []
      }
      case 'hr':
        return ['---']
      case 'dt':
        return this.blocks(children).map((text) => `**${text}**`)
      case 'iframe':
        return node.attribs.src
          ? [`[${node.attribs.title ?? node.attribs.src}](${this.address(node.attribs.src)})`]
          : []
      default:
        return this.blocks(children)
    }
  }

  /** A link around several blocks leads from the first that is more than a picture. */
  private card(node: Element, parts: string[]): string[] {
    const at = parts.findIndex((part) => !part.startsWith('!['))
    return parts.map((part, index) => {
      if (index !== at) return part
      const [, sign = '', words = ''] = /^(#{1,6} )?(.*)$/s.exec(part) ?? []
      return sign + this.link(node, words)
    })
  }

  private list(node: Element): string[] {
    const items = childrenOf(node)
      .map((item) => this.blocks(childrenOf(item)))
      .filter((parts) => parts.length > 0)
    const sign = (index: number) => (node.name === 'ol' ? `${index + 1}. ` : '- ')
    const isShort = items.every((parts) => parts.length === 1 && !/^#|\n/.test(parts[0] ?? ''))
    if (isShort)
      return items.length === 0 ? [] : [items.map(([text], index) => sign(index) + text).join('\n')]
    // Cards: each stands for itself, as on the page.
    return items.flat()
  }
}
