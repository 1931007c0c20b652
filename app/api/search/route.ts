import type { NextRequest } from 'next/server'
import { getPage, searchWait, suggest } from '@/lib/content'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { isLocale } from '@/lib/i18n/locales'
import { searchAddress, searchQuery } from '@/lib/rules/search/kinds'

/** The same letters are typed again; another visitor's are nobody's business. */
const headers = { 'Cache-Control': 'private, max-age=30', 'X-Robots-Tag': 'noindex' }

/**
 * GET /api/search?lang=&q= : the best hits of what is being typed, as links with their words marked, and what is said of them; 202
 * while the index is being made: to be asked again after a second.
 */
export async function GET(request: NextRequest) {
  const { searchParams } = request.nextUrl
  const lang = searchParams.get('lang') ?? ''
  if (!isLocale(lang)) return Response.json({ msg: 'lang must be cn or en' }, { status: 400 })
  const wait = await searchWait(request.headers.get(CLIENT_ADDRESS) ?? '')
  if (wait !== undefined)
    return Response.json(
      { msg: 'too many at once' },
      { status: 429, headers: { 'Retry-After': String(wait) } },
    )
  const { q } = searchQuery({ q: searchParams.get('q') ?? undefined })
  const page = await getPage(lang)
  const found = await suggest(page, q)
  if (!found)
    return Response.json(
      { msg: 'the index is being made' },
      { status: 202, headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': '1' } },
    )
  const { total, hits } = found
  const all = { href: page.href(searchAddress({ q })), text: page.t('search.allResults', { q, total }) }
  return Response.json(
    {
      hits: hits.map(({ path, kind, title, otherName }) => ({
        href: page.href(path),
        kind: page.t(`search.kind.${kind}`),
        title: otherName.length > 0 ? [...title, { text: ' · ', isHit: false }, ...otherName] : title,
      })),
      status: page.t('search.suggested', { total: hits.length }),
      ...(total > hits.length && { all }),
    },
    { headers },
  )
}
