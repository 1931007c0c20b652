import { type NextRequest, NextResponse } from 'next/server'
import { currentRedirects } from '@/lib/content/sources/files/redirects'
import { env } from '@/lib/env'
import { resolveAddress } from '@/lib/i18n/address'
import { WRITTEN_SEARCH } from '@/lib/i18n/written-search'
import { siteLocales } from '@/lib/site-locales'

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!api/|_next/).*)',
}

/** Address → language and page (D1, D2, D5): the rules are pure functions; the middleware turns what they say into answers. */
export async function middleware(request: NextRequest) {
  const { SITE_HOSTS, SITE_URL, GO1688_HOST, NODE_ENV, INDEXNOW_KEY } = env()
  const url = request.nextUrl
  const host = request.headers.get('host') ?? ''
  // By this file engines know that the site itself tells them of addresses.
  if (INDEXNOW_KEY && url.pathname === `/${INDEXNOW_KEY}.txt`) return new NextResponse(INDEXNOW_KEY)
  // Built, the server entry sends the files of public/ before Next is asked; `next dev` does it itself, after us.
  if (NODE_ENV === 'development' && /\.\w+$/.test(url.pathname)) return NextResponse.next()
  const isDestroyed = url.search.includes('%EF%BF%BD')
  const search = (isDestroyed && request.headers.get(WRITTEN_SEARCH)) || url.search
  const action = resolveAddress(
    { host, path: url.pathname, search },
    {
      siteHosts: SITE_HOSTS,
      go1688Host: GO1688_HOST,
      siteLocales: await siteLocales.value(),
      redirects: currentRedirects(),
    },
  )
  if (action.kind === 'file')
    return action.path ? NextResponse.rewrite(new URL(action.path, request.url)) : NextResponse.next()
  // Another host of the site is named with the site's own scheme: a proxy that ends TLS leaves `http` in request.url.
  const base = action.kind === 'redirect' && action.to.startsWith('//') ? SITE_URL : request.url
  if (action.kind === 'redirect') return NextResponse.redirect(new URL(action.to, base), action.status)
  if (action.kind === 'notFound' || action.kind === 'gone') {
    const status = action.kind === 'gone' ? 410 : 404
    return NextResponse.rewrite(new URL(`/${action.locale}/not-found`, request.url), { status })
  }
  const response = NextResponse.rewrite(new URL(action.path + action.search, request.url))
  if (action.preview) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
