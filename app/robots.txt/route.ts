import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** GET /robots.txt: everything public may be read; previews, forms and interfaces need no crawler. */
export function GET() {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/image',
    'Disallow: /*/preview',
    'Disallow: /form/',
    'Disallow: /en/form/',
    '',
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
