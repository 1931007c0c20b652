import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/**
 * GET /robots.txt: every page may be read, forms and previews too: they say noindex, which a crawler only sees when it is let
 * in. The /api addresses are of no use to it.
 */
export function GET() {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/image',
    '',
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
