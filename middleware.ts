import { type NextRequest, NextResponse } from 'next/server'
import { currentRedirects } from '@/lib/content/embedded/redirects'
import { env } from '@/lib/env'
import { resolveAddress } from '@/lib/i18n/address'

export const config = {
  runtime: 'nodejs',
  matcher: '/((?!api/|_next/|assets/|.*\\.(?:css|js|svg|png|ico|txt|xml|webmanifest)$).*)',
}

/** Address → language and page (D1, D2, D5): the rules are pure functions, here they only become answers. */
export function middleware(request: NextRequest) {
  const { SITE_HOSTS, SITE_URL, GO1688_HOST } = env()
  const url = request.nextUrl
  const host = request.headers.get('host') ?? ''
  const action = resolveAddress(
    { host, path: url.pathname, search: url.search },
    { siteHosts: SITE_HOSTS, go1688Host: GO1688_HOST, redirects: currentRedirects() },
  )
  // An address of an old site may end in .html; any other such one is a file of public/ (D8) or missing.
  if (action.kind === 'notFound' && url.pathname.endsWith('.html')) return NextResponse.next()
  // Another host of the site is named with the site's own scheme: a proxy that ends TLS leaves `http` in request.url.
  const base = action.kind === 'redirect' && action.to.startsWith('//') ? SITE_URL : request.url
  if (action.kind === 'redirect') return NextResponse.redirect(new URL(action.to, base), action.status)
  if (action.kind === 'notFound' || action.kind === 'gone') {
    const status = action.kind === 'gone' ? 410 : 404
    return NextResponse.rewrite(new URL(`/${action.mark}/not-found`, request.url), { status })
  }
  const response = NextResponse.rewrite(new URL(action.path + action.search, request.url))
  if (action.preview) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
