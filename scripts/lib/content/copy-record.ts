import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { folders } from '@/lib/content/sources/files/folders'
import { recordKinds, sectionPath } from '@/lib/content-types/addresses'
import { letters } from './template'

/** A place of a record's text that every copy says otherwise. */
type Edit = { from: number; to: number; say: (copy: number) => string }

/** Distance between ids of the copies: above every id of the demo, and 1,000 copies stay within 15 digits (D5). */
const STEP = 1_000_000_000
const titles = ['title', 'name', 'activityName', 'titleContent']
const sections = recordKinds
  .filter(([, { isPreviewOnly }]) => !isPreviewOnly)
  .map(([folder]) => sectionPath(folder))
const addresses = new RegExp(
  `(?<![\\w/.-])(?:(?:${sections.join('|')})/|/(?:[\\w/-]+/)?form\\?id=)(\\d{1,15})`,
  'g',
)

const idIn = (id: unknown, copy: number) => String(Number(id) + copy * STEP)

function edit(node: unknown, say: (value: unknown, copy: number) => string): Edit[] {
  if (!isScalar(node) || !node.range) return []
  const [from, to] = node.range
  return [{ from, to, say: (copy) => say(node.value, copy) }]
}

const idsIn = (node: unknown): Edit[] =>
  isSeq(node)
    ? node.items.flatMap(idsIn)
    : isScalar(node) && typeof node.value === 'number'
      ? edit(node, idIn)
      : []

/** Forms are named by `formBO` and `enrollDetail`, wherever there is a jump. */
function formsIn(node: unknown): Edit[] {
  if (isSeq(node)) return node.items.flatMap(formsIn)
  if (!isMap(node)) return []
  return node.items.flatMap(({ key, value }) => {
    const isForm = ['formBO', 'enrollDetail'].includes(String(key)) && isMap(value)
    return isForm ? idsIn(value.get('id', true)) : formsIn(value)
  })
}

function editsOf(document: Document, folder: string): Edit[] {
  const at = (field: string) => document.get(field, true) as Node | undefined
  const references = Object.keys(folders[folder]?.references ?? {})
  return [
    ...idsIn(at('id')),
    ...references.flatMap((field) => idsIn(at(field))),
    ...titles.flatMap((field) => edit(at(field), (value, copy) => JSON.stringify(`${value} · ${copy}`))),
    // The type of an introduction is a word of its address.
    ...(folder === 'introductions' ? edit(at('type'), (value, copy) => `${value}-${letters(copy)}`) : []),
    // A carousel shows what was chosen for it: the copies are in the lists.
    ...edit(at('fixed'), () => 'false'),
    ...formsIn(document.contents),
  ]
}

/** How the copies of one content file read: ids, references, links, titles and file names each their own, all else as it is. */
export function copierOf(text: string, name: string, folder: string) {
  const [, open = '', head = text] = /^(---\r?\n)([\s\S]*?)\r?\n---/.exec(text) ?? []
  const isMarkdown = name.endsWith('.md')
  const document = parseDocument(isMarkdown ? head : text)
  const shift = isMarkdown ? open.length : 0
  const inHead = editsOf(document, folder).map(({ from, to, say }) => ({
    from: from + shift,
    to: to + shift,
    say,
  }))
  const inLinks = [...text.matchAll(addresses)].map((match): Edit => {
    const [whole, id = ''] = match
    const to = match.index + whole.length
    return { from: to - id.length, to, say: (copy) => idIn(id, copy) }
  })
  const edits = [...inHead, ...inLinks].sort((a, b) => a.from - b.from)
  return (copy: number) => {
    let at = 0
    let copied = ''
    for (const { from, to, say } of edits) {
      copied += text.slice(at, from) + say(copy)
      at = to
    }
    return { file: name.replace(/^\d*/, (id) => idIn(id || 0, copy)), text: copied + text.slice(at) }
  }
}
