import { readFileSync, statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { LRUCache } from 'lru-cache'

/** The text of an own file at this address, if it is small; undefined when there is none. */
export type SmallFiles = (address: string) => string | undefined

/** An icon of this size costs less in the page than the headers of a request for it (ADR 0016). */
const MOST_BYTES = 600
/** All but those of closed menus, which load when they are seen. */
const icon = /(<img\b(?![^>]* data-late\b)[^>]*? src=")(\/assets\/[^"?#]+\.svg\?v=\w+)"/g

/** By root: pages of the store and all others read a file once between them. */
const readers = new Map<string, SmallFiles>()

/** Small vectors of `public/assets` as files of this version; an address without its version may change at any time and is left alone. */
export function smallFiles(root: string): SmallFiles {
  const reader = readers.get(root) ?? reading(root)
  readers.set(root, reader)
  return reader
}

function reading(root: string): SmallFiles {
  const assets = join(root, 'public', 'assets')
  const known = new LRUCache<string, { text: string | undefined }>({ max: 2000 })
  const read = (address: string) => {
    try {
      const file = normalize(join(assets, '..', decodeURIComponent(address.split('?')[0] ?? '')))
      if (!file.startsWith(assets + sep) || statSync(file).size > MOST_BYTES) return undefined
      const text = readFileSync(file, 'utf8')
      return text.includes('<svg') && !text.includes('\uFFFD') ? text : undefined
    } catch {
      return undefined
    }
  }
  return (address) => {
    const found = known.get(address) ?? { text: read(address) }
    known.set(address, found)
    return found.text
  }
}

const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg.replace(/[%#<>"&\s]+/g, (text) => encodeURIComponent(text.replace(/\s+/g, ' ')))}`

/** The document with its small icons in it: a picture of 400 bytes is not worth a request, of which a page made ten (P5). */
export function withInlineIcons(html: string, files: SmallFiles): string {
  return html.replace(icon, (all, start: string, address: string) => {
    const svg = files(address)
    return svg === undefined ? all : `${start}${dataAddress(svg)}"`
  })
}
