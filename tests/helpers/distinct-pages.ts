import { Parser } from 'htmlparser2'
import { type Crawled, mainPart } from './crawl'

/** How a page's main part is built: each element with the names of its attributes and its role, in the element that holds it. */
function structureOf(html: string): Set<string> {
  const found = new Set<string>()
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const named = Object.keys(attributes).filter(
        (attribute) => !/^(?:class|style|data-.*)$/.test(attribute),
      )
      found.add(`${open.at(-1)}>${name}[${named.sort()}]${attributes.role ?? ''}`)
      open.push(name)
    },
    onclosetag: () => void open.pop(),
  })
  parser.end(mainPart(html))
  return found
}

/** Pages that hold, of their kind, something that none before them holds: what reads structure finds in them what it would find in all. */
export function distinctPages(pages: Crawled[], kindOf: (path: string) => string): Crawled[] {
  const seen = new Map<string, Set<string>>()
  return pages.filter(({ path, html }) => {
    const known = seen.get(kindOf(path)) ?? new Set()
    seen.set(kindOf(path), known)
    const before = known.size
    for (const part of structureOf(html)) known.add(part)
    return known.size > before
  })
}
