import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { readBody } from '@/lib/http/read-body'
import { hasSentEnough, noteReports } from '@/lib/reports/note'
import { readReports } from '@/lib/reports/read'

const MOST_BYTES = 16_384
const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** POST /api/report: what the policy stopped, and errors in browsers (S3). Counted and logged, nothing of it is kept or answered. */
export async function POST(request: Request): Promise<Response> {
  if (hasSentEnough(request.headers.get(CLIENT_ADDRESS) ?? '')) return answer(429)
  const body = await readBody(request, MOST_BYTES)
  if (body === undefined) return answer(413)
  noteReports(readReports(body))
  return answer(204)
}
