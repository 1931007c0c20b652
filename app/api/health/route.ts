import { deepHealth } from '@/lib/health'

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** GET /api/health: 200 while pages can be served; `?deep=1` asks every configured part and is 503 when one fails (D35). */
export async function GET(request: Request): Promise<Response> {
  if (new URL(request.url).searchParams.get('deep') !== '1')
    return Response.json({ status: 'ok' }, { headers })
  const parts = await deepHealth()
  const isWell = parts.every(({ ok }) => ok)
  return Response.json({ status: isWell ? 'ok' : 'failing', parts }, { status: isWell ? 200 : 503, headers })
}
