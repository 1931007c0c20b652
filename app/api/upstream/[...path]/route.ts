import { upstreamAnswer } from '@/lib/content/gated-answer'
import { reasonOf } from '@/lib/contract/errors'
import { log } from '@/lib/log'

const refuse = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store' } })

/** GET /api/upstream/{signature}/{path}: a file of the back end that content names without a host (docs/content-api.md). */
export async function GET(request: Request): Promise<Response> {
  try {
    return (await upstreamAnswer(request)) ?? refuse(404, 'no such file')
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'back-end file not forwarded')
    return refuse(503, 'try again later')
  }
}
