import { parseDocument } from 'htmlparser2'
import { type Element, isElement, type Node } from './nodes'
import { Writer } from './write'

function find(nodes: Node[], fits: (node: Element) => boolean): Element | undefined {
  for (const node of nodes) {
    if (isElement(node) && fits(node)) return node
    const found = 'children' in node ? find(node.children as Node[], fits) : undefined
    if (found) return found
  }
  return undefined
}

/** A text of its own: one cut out of a document would keep the whole document in memory. */
const copied = (text: string) => Buffer.from(text).toString()

/** A finished page as Markdown: what it says of itself in its head, then its main part, complete and without the frame around it. */
export function pageMarkdown(html: string): { title: string; markdown: string; canonical: string } {
  const { children } = parseDocument(html)
  const nodes = children as Node[]
  const attribute = (name: string, fits: (node: Element) => boolean) => find(nodes, fits)?.attribs[name] ?? ''
  const titleNode = find(nodes, ({ name }) => name === 'title')
  const [text] = (titleNode?.children ?? []) as Node[]
  const title = text?.type === 'text' ? text.data : ''
  const canonical = attribute('href', ({ attribs }) => attribs.rel === 'canonical')
  const facts = {
    title,
    description: attribute('content', ({ attribs }) => attribs.name === 'description'),
    url: canonical,
    language: attribute('lang', ({ name }) => name === 'html'),
  }
  const head = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const main = find(nodes, ({ name }) => name === 'main')
  const body = main ? new Writer(canonical || 'http://localhost').blocks(main.children as Node[]) : []
  const markdown = `---\n${head.join('\n')}\n---\n\n${body.join('\n\n')}\n`
  return { title: copied(title), markdown: copied(markdown), canonical: copied(canonical) }
}
