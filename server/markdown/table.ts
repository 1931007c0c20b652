import { childrenOf, type Element, isElement, type Node } from './nodes'

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
