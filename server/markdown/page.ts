import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { arrange } from './arrange'
import { writeMarkdown } from './write'

/** A finished page as Markdown: the metadata of its head, then its main part, complete and without the frame around it. */
export function pageMarkdown(html: string): { title: string; markdown: string; canonical: string } {
  const tree = fromHtml(html)
  const head = select('head', tree)
  const inHead = (of: string, name: string) => String(head && (select(of, head)?.properties[name] ?? ''))
  const titleElement = head && select('title', head)
  const title = titleElement ? textOf(titleElement) : ''
  const canonical = inHead('link[rel=canonical]', 'href')
  const facts = {
    title,
    description: inHead('meta[name=description]', 'content'),
    url: canonical,
    language: String(select('html', tree)?.properties.lang ?? ''),
  }
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  const main = select('main', tree)
  if (main) arrange(main, canonical || 'http://localhost')
  const body = writeMarkdown({ type: 'root', children: main?.children ?? [] })
  const markdown = `---\n${lines.join('')}---\n\n${body}`
  return { title, markdown, canonical }
}
