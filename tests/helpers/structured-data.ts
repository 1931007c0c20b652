/** A node of a page's structured data, as a crawler reads it. */
export type Node = Record<string, unknown> & { '@type': string }

/** What search engines ask of each type before they show more than a link; nested things by their own type. */
const required: Record<string, string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  Product: ['name', 'brand', 'url'],
  Service: ['name', 'serviceType', 'provider'],
  Article: ['headline', 'author', 'publisher', 'mainEntityOfPage'],
  NewsArticle: ['headline', 'author', 'publisher', 'mainEntityOfPage'],
  Event: ['name', 'startDate', 'eventStatus', 'organizer'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  Offer: ['url', 'availability'],
  Person: ['name'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  PublicationIssue: ['name', 'publisher'],
  Report: ['name', 'publisher'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ...Object.fromEntries(
    ['WebPage', 'CollectionPage', 'AboutPage', 'ItemPage'].map((type) => [
      type,
      ['@id', 'url', 'name', 'inLanguage', 'isPartOf'],
    ]),
  ),
}

/** The graph of a page; empty without a data block. Throws for one that is no JSON. */
export function graphOf(html: string): Node[] {
  const [, json] = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  return json ? (JSON.parse(json)['@graph'] as Node[]) : []
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What is wrong with a graph: required properties that are missing, empty values, addresses that are not absolute, ids that nobody has. */
export function problemsOf(graph: Node[]): string[] {
  const problems: string[] = []
  const ids = new Set(graph.map((node) => node['@id']))
  const walk = (value: unknown, where: string) => {
    if (Array.isArray(value)) return value.forEach((item, at) => void walk(item, `${where}[${at}]`))
    if (typeof value !== 'object' || value === null) {
      if (isEmpty(value)) problems.push(`${where} is empty`)
      if (
        /(?:url|image|logo|thumbnailUrl|contentUrl|screenshot|item)$/.test(where) &&
        !/^https?:\/\//.test(String(value))
      )
        problems.push(`${where} is no absolute address: ${value}`)
      return
    }
    const node = value as Node
    const keys = Object.keys(node)
    if (keys.length === 1 && keys[0] === '@id' && !ids.has(node['@id']) && !where.endsWith('isPartOf'))
      problems.push(`${where} names nothing: ${node['@id']}`)
    for (const name of required[node['@type']] ?? [])
      if (isEmpty(node[name])) problems.push(`${where}: ${node['@type']} without ${name}`)
    for (const [name, item] of Object.entries(node)) walk(item, `${where}.${name}`)
  }
  graph.forEach((node, at) => void walk(node, `${at}:${node['@type']}`))
  return problems
}
