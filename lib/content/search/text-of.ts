import { cutText } from '@/lib/rules/text/cut-text'
import { plainText } from '@/lib/rules/text/plain-text'

/** Fields of the contract that hold what visitors read, however deep they lie. */
const texts = new Set([
  ...['title', 'name', 'desc', 'naviDesc', 'subtitle', 'mainTitle', 'describe', 'description', 'content'],
  ...['introduction', 'publicationDescribe', 'activityIntroduction', 'activityDescribe', 'techBooth'],
  ...['attendeeGuide', 'agendaStr', 'position', 'resourceDesc', 'value', 'label', 'legend', 'paymentInfo'],
])

/** What stands beside a record: other records, buttons, pictures. They are found by themselves, or are no text. */
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

/** A text that ends without a stop is kept apart from the next one: in an excerpt they would read as one sentence. */
function ended(text: string): string {
  const end = text.trimEnd()
  return /[\p{P}\p{S}]$/u.test(end.slice(-2)) ? end : `${end} ·`
}

/** The words of a record as its page shows them, at most `length` characters; `except` names what the search record holds already. */
export function textOf(record: Record<string, unknown>, length: number, except: readonly string[]): string {
  const found: string[] = []
  for (const [name, value] of Object.entries(record))
    if (!except.includes(name) && !others.has(name)) collect(value, name, found)
  // Cut first: of a long text only the beginning need be rid of its tags.
  const text = found.map(ended).join('\n')
  return cutText(plainText(text.slice(0, length * 3)), length)
}
