import { DomUtils, parseDocument } from 'htmlparser2'
import type { Element, Node } from './write'
import { Writer } from './write'

/** A text of its own: one cut out of a document would keep the whole document in memory. */
const copied = (text: string) => Buffer.from(text).toString()

/** A finished page as Markdown: what it says of itself in its head, then its main part, complete and without the frame around it. */
export function pageMarkdown(html: string): { title: string; markdown: string; canonical: string } {
  const { children } = parseDocument(html)
  const find = (fits: (node: Element) => boolean) => DomUtils.findOne(fits, children)
  const attribute = (name: string, fits: (node: Element) => boolean) => find(fits)?.attribs[name] ?? ''
  const title = DomUtils.textContent(find(({ name }) => name === 'title') ?? [])
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
  const main = find(({ name }) => name === 'main')
  const body = main ? new Writer(canonical || 'http://localhost').blocks(main.children as Node[]) : []
  const markdown = `---\n${head.join('\n')}\n---\n\n${body.join('\n\n')}\n`
  return { title: copied(title), markdown: copied(markdown), canonical: copied(canonical) }
}
