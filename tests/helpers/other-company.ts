import type { Interference } from './content-server'

/** All ids of this company are those of the demo company and so much more. */
const MORE = 7_000_000
const id = (text: string) => String(Number(text) + MORE)
const own = (text: string) => (Number(text) >= MORE ? String(Number(text) - MORE) : text)

/** An answer with other ids, other words and signs that need care wherever they are written. */
function others(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => others(item))
  if (value !== null && typeof value === 'object') {
    // Sites keep theirs: calls carry them in their bodies, which are passed on as they come.
    const isSite = 'mark' in value
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      isSite && key === 'id' ? item : others(item, key),
    ])
    return Object.fromEntries(entries)
  }
  if (typeof value === 'number' && name === 'id') return value + MORE
  if (typeof value !== 'string') return value
  if (/^(?:title|name|activityName|titleContent)$/.test(name)) return `${value} </script> “&” <b>`
  return value.replace(
    /(\/(?:product|product-category|solution|case-detail|article-detail\/news|activity|Media|periodical|form)\/)(\d+)/g,
    (_, path: string, number: string) => path + id(number),
  )
}

/** The demo company's content as another company's: for a crawl that must not lean on the ids and words of the demo. */
export const otherCompany: Interference = (request, response, proper) => {
  request.url = (request.url ?? '').replace(/(?<=[/=])\d{7,15}(?=[/?&]|$)/g, own)
  void proper().then(({ status, text }) => {
    const body = others(JSON.parse(text))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return true
}
