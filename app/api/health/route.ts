import { isDraining } from '@/lib/draining'
import { env } from '@/lib/env'
import { recentHealth } from '@/lib/health'
import { carriesSecret } from '@/lib/http/bearer'
import { release } from '@/lib/release'

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** What runs, what each part is and what is wrong with it is for those who run the site, as soon as they have a token. */
function mayReadParts({ headers: asked }: Request): boolean {
  const { METRICS_TOKEN } = env()
  return METRICS_TOKEN === undefined || carriesSecret(asked, METRICS_TOKEN)
}

/** GET /api/health: 200 while pages can be served, 503 from SIGTERM on; `?deep=1` asks every configured part, every two seconds at most, and is 503 when one fails (D35); `degraded` is 200. */
export async function GET(request: Request): Promise<Response> {
  if (isDraining()) return Response.json({ status: 'ending' }, { status: 503, headers })
  if (new URL(request.url).searchParams.get('deep') !== '1')
    return Response.json({ status: 'ok' }, { headers })
  const parts = await recentHealth()
  const isWell = parts.every(({ ok }) => ok)
  const status = parts.some(({ degraded }) => degraded) ? 'degraded' : 'ok'
  return Response.json(
    { status: isWell ? status : 'failing', ...(mayReadParts(request) && { ...release.value, parts }) },
    { status: isWell ? 200 : 503, headers },
  )
}
