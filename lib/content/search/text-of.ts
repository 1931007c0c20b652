import { APART } from '@/lib/rules/search/excerpt'
import { cutText } from '@/lib/rules/text/cut-text'
import { plainText } from '@/lib/rules/text/plain-text'

/** Fields of the contract that hold what visitors read, however deep they lie. */
const texts = new Set([
  ...['title', 'name', 'desc', 'naviDesc', 'subtitle', 'mainTitle', 'describe', 'description', 'content'],
  ...['introduction', 'publicationDescribe', 'activityIntroduction', 'activityDescribe', 'techBooth'],
  ...['attendeeGuide', 'position', 'resourceDesc', 'value', 'label', 'legend', 'paymentInfo'],
])

/** Fields beside a record's text: other records, buttons, pictures. They are found by themselves, or are no text. */
const others = new Set([
  ...[
    'exampleList',
    'exampleBOList',
    'exampleBOS',
    'exampleSolutionRelationBOList',
    'examples',
    'productList',
  ],
  ...['jumpBO', 'demonstration', 'industry', 'mediaCoverageList', 'agreement'],
])

function collect(value: unknown, name: string, found: string[]): void {
  if (typeof value === 'string') {
    if (texts.has(name)) found.push(value)
  } else if (Array.isArray(value)) for (const item of value) collect(item, name, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) if (!others.has(key)) collect(item, key, found)
}

const block =
  /<\/?(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^<>]*>/gi
/** Stands for the edge of a block until its tags are gone; in no text itself. */
const EDGE = '\u001e'
const stopped = /[。！？；：，、.!?;:,…—]["'”’）)】》」』\]]*$/
/** A full-width stop brings its own blank. */
const stoppedWide = /[。！？；：，、][”’）】》」』]*$/

/** The blocks of an HTML text (headings, paragraphs, items, cells), each as one line of words. */
function blocksOf(html: string): string[] {
  return plainText(html.replace(block, EDGE))
    .split(EDGE)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

const separator = (text: string) => (stoppedWide.test(text) ? '' : stopped.test(text) ? ' ' : APART)

/** Blocks as one text: one that ends without a stop is separated from the next, as in an excerpt they would read as one sentence. */
const joined = (blocks: string[]): string =>
  blocks.map((text, at) => (at === blocks.length - 1 ? text : text + separator(text))).join('')

/** The words of an HTML text, its blocks separated. */
export const blockText = (html: string): string => joined(blocksOf(html))

/** A tag that was cut in two. */
const begunTag = /<[a-z/!][^<>]*$/i

/** The words of a record as its page shows them, at most `length` characters; `except` names what the search record holds already. */
export function textOf(record: Record<string, unknown>, length: number, except: readonly string[]): string {
  const found: string[] = []
  for (const [name, value] of Object.entries(record))
    if (!except.includes(name) && !others.has(name)) collect(value, name, found)
  // Cut first: of a long text only the beginning need be rid of its tags.
  const most = length * 3
  const blocks: string[] = []
  let read = 0
  for (const html of found) {
    if (read >= most) break
    blocks.push(...blocksOf(html.slice(0, most - read).replace(begunTag, '')))
    read += html.length
  }
  return cutText(joined(blocks), length)
}
