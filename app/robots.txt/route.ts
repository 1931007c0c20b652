import { env } from '@/lib/env'
import { robotsTxt } from '@/lib/seo/robots'

// Under this name Next would make a file of it at build time.
export const dynamic = 'force-dynamic'

/** GET /robots.txt, by the settings ROBOTS and AI_BOTS. */
export function GET() {
  const { SITE_URL, ROBOTS, AI_BOTS } = env()
  return new Response(robotsTxt(`${SITE_URL}/sitemap.xml`, ROBOTS === 'closed', AI_BOTS), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
