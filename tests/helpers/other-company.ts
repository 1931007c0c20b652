import type { Interference } from './content-server'

/** All ids of this company are those of the demo company and so much more. */
const MORE = 7_000_000
const own = (text: string) => (Number(text) >= MORE ? String(Number(text) - MORE) : text)

/** An answer with other ids, those in links among them. */
export function withIds(value: unknown, change: (id: number) => number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, change))
  if (value !== null && typeof value === 'object') {
    // Sites keep theirs: calls carry them in their bodies, which are passed on as they come.
    const isSite = 'mark' in value
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      isSite && key === 'id' ? item : withIds(item, change, key),
    ])
    return Object.fromEntries(entries)
  }
  if (typeof value === 'number' && name === 'id') return change(value)
  if (typeof value !== 'string') return value
  return value.replace(
    /(\/(?:product|product-category|solution|case-detail|article-detail\/news|activity|Media|periodical|form)\/)(\d+)/g,
    (_, path: string, number: string) => path + change(Number(number)),
  )
}

/** An answer with other words and signs that need care wherever they are written. */
function withWords(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withWords(item))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withWords(item, key)]))
  const isTitle = typeof value === 'string' && /^(?:title|name|activityName|titleContent)$/.test(name)
  return isTitle ? `${value} </script> “&” <b>` : value
}

/** The demo company's content as another company's: for a crawl that must not lean on the ids and words of the demo. */
export const otherCompany: Interference = (request, response, proper) => {
  request.url = (request.url ?? '').replace(/(?<=[/=])\d{7,15}(?=[/?&]|$)/g, own)
  void proper().then(({ status, text }) => {
    const body = withWords(withIds(JSON.parse(text), (id) => id + MORE))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return true
}
