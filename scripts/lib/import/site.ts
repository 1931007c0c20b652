import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { toString as wordsOf } from 'hast-util-to-string'
import { DomUtils, parseDocument } from 'htmlparser2'
import { reasonOf } from '@/lib/contract/errors'
import type { Locale } from '@/lib/i18n/locales'
import { redirectKey } from '@/lib/i18n/redirects'
import { textOf } from './encoding'
import { type Entry, languageOf, MOST_ENTRIES, type Tell } from './entry'
import type { Fetch } from './fetch'

const MAP_BYTES = 50 * 2 ** 20
const MOST_MAPS = 500
const PAGE_BYTES = 4 * 2 ** 20
/** Where the pages of other systems have their text, the most exact first. */
const texts = '[itemprop=articleBody] .entry-content .post-content .article-content article main'.split(' ')
const headings = ['article h1', 'main h1', 'h1', 'title']
/** Words of an article at least: fewer are a list or a notice. */
const LEAST_LETTERS = 80

/** Letters of an element; a Chinese one says as much as three. */
const lettersIn = (element?: Element): number =>
  element
    ? wordsOf(element)
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/\p{Script=Han}/gu, '$&$&$&').length
    : 0

type Options = {
  locale: Locale | undefined
  under: string
  fetch: Fetch
  tell: Tell
  /** The language of the file that an earlier run made of a page. */
  importedIn: (name: string) => Locale | undefined
}

/** The pages that a sitemap names, below `under`; those of an index too. */
async function pagesOf(address: string, { under, fetch, tell }: Options): Promise<string[]> {
  const pages = new Set<string>()
  const maps = [address]
  for (const map of maps) {
    const answer = await fetch(map, MAP_BYTES).catch((error: unknown) => {
      // One file of an index may be missing; without the first there is nothing to read.
      if (map === address) throw error
      tell(map, `not read: ${reasonOf(error)}`)
    })
    const xml = parseDocument(answer ? textOf(answer.bytes, answer.type) : '', { xmlMode: true })
    const locs = (name: string) =>
      DomUtils.getElementsByTagName(name, xml)
        .flatMap((one) => DomUtils.getElementsByTagName('loc', one))
        .map((loc) => DomUtils.textContent(loc).trim())
    maps.push(...locs('sitemap').filter((one) => !maps.includes(one)))
    maps.splice(MOST_MAPS)
    for (const loc of locs('url'))
      if (URL.canParse(loc) && new URL(loc).pathname.startsWith(under)) pages.add(loc)
  }
  if (pages.size > MOST_ENTRIES)
    tell(address, `${pages.size} pages: the first ${MOST_ENTRIES} are read; name fewer by --under=/news/`)
  return [...pages].slice(0, MOST_ENTRIES)
}

/** What tells a page from the others of its site: folders and query too. */
function nameOf(address: string): string {
  const { pathname, search } = new URL(address)
  return redirectKey(pathname).replace(/\.\w+$/, '') + search
}

/** The article of a page; undefined where none can be recognised. */
function articleOf(html: string, where: string, chosen: Locale | undefined): Entry | undefined {
  const tree = fromHtml(html)
  const first = (places: string[]) => places.map((place) => select(place, tree)).find((one) => one)
  const meta = (...names: string[]) => {
    const found = first(names.map((name) => `meta[property="${name}"], meta[name="${name}"]`))
    return String(found?.properties.content ?? '')
  }
  const main = select('main', tree)
  const body = texts
    .map((place) => {
      const all = selectAll(place, tree)
      const [longest] = all.toSorted((a, b) => lettersIn(b) - lettersIn(a))
      // Several that are short beside the page are teasers of others.
      return all.length > 1 && lettersIn(main) > 2 * lettersIn(longest) ? main : longest
    })
    .find((one) => lettersIn(one) >= LEAST_LETTERS)
  const heading = (body && select('h1', body)) ?? first(headings)
  const image = meta('og:image')
  if (!body || !heading) return undefined
  const title = wordsOf(heading).replace(/\s+/g, ' ').trim()
  const time = select('time[datetime]', tree)?.properties.dateTime
  for (const part of selectAll('h1, script, style, noscript, nav, aside, form, header, footer', body))
    part.children = []
  const isChinese = /^zh/i.test(String(select('html', tree)?.properties.lang ?? ''))
  return {
    ...{ folder: 'news', where, from: where },
    locale: chosen ?? (isChinese ? 'cn' : languageOf(title, undefined)),
    name: nameOf(where),
    text: { type: 'root', children: body.children },
    fields: {
      title,
      createTime: meta('article:published_time') || time,
      desc: meta('description', 'og:description'),
      coverMaterial: image && URL.canParse(image, where) ? new URL(image, where).href : '',
      author: meta('author'),
    },
  }
}

/** The articles of a site: of the pages that its sitemap names. Those that are known are not fetched again. Rejects without a sitemap. */
export async function readSite(address: string, options: Options): Promise<Entry[]> {
  const map = /\.xml$/.test(new URL(address).pathname) ? address : new URL('/sitemap.xml', address).href
  const entries: Entry[] = []
  for (const page of await pagesOf(map, options)) {
    const locale = options.importedIn(nameOf(page))
    if (locale) {
      entries.push({ folder: 'news', where: page, from: page, locale, name: nameOf(page), fields: {} })
      continue
    }
    try {
      const { bytes, type } = await options.fetch(page, PAGE_BYTES)
      const entry = articleOf(textOf(bytes, type), page, options.locale)
      if (entry) entries.push(entry)
      else options.tell(page, 'no article can be told from the rest of the page: write it by hand')
    } catch (error) {
      options.tell(page, `not read: ${reasonOf(error)}`)
    }
  }
  return entries
}
