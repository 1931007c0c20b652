import { request } from 'node:http'

export type Crawled = { path: string; status: number; headers: Record<string, unknown>; html: string }

/** One answer, redirects as they are; for hundreds of pages, four at a time. */
export function fetchPage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Crawled> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers, method }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          path,
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          html: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** The answers of many addresses, in their order. */
export async function fetchAll(
  origin: string,
  paths: string[],
  workers = 4,
  method = 'GET',
): Promise<Crawled[]> {
  const found: Crawled[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < paths.length; at = next++)
      found[at] = await fetchPage(origin, paths[at] ?? '', {}, method)
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return found
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The value of an attribute of the first tag that fits. */
export function attribute(html: string, tag: RegExp, name: string): string | undefined {
  const found = tag.exec(html)?.[0]
  const value = found && new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(found)?.[1]
  return value === undefined ? undefined : decoded(value)
}

/** The addresses of this site's own that a page links to, without fragment. */
export function ownLinks(html: string): string[] {
  const all = [...html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"#]*)/g)].map(([, href = '']) => decoded(href))
  return [...new Set(all)]
}

/** The files of this site's own that a page shows or leads to, videos and their captions among them. */
export function ownFiles(html: string): string[] {
  const text = decoded(html)
  const all = [...text.matchAll(/["'(,\s](\/assets\/[^"'()\s,\\]+?)(?=["')\s,\\])/g)].map(
    ([, file = '']) => file,
  )
  return [...new Set(all)]
}

/** The names in the crumbs that are seen on a page. */
export function shownCrumbs(html: string): string[] {
  const [nav = ''] = /<nav [^>]*class="[^"]*crumbs[\s\S]*?<\/nav>/.exec(html) ?? []
  return [...nav.matchAll(/<(?:a|span)\s[^>]*>([^<]*)<\/(?:a|span)>/g)].map(([, name = '']) => decoded(name))
}

/** The part of a page that is its own. */
export const mainPart = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
