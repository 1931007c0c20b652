import { NotFoundError, reasonOf, UnavailableError, UpstreamError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { refusal } from '@/lib/http/envelope'
import { log } from '@/lib/log'
import { answerEmbedded } from './embedded'
import { serveGated } from './gated'
import { matchCall } from './match'
import { answerProxied } from './proxy'
import { readIncoming } from './request'

const RETRY_AFTER_SECONDS = 5

/** Answers a request below /api/internal, `path` in segments (D34). Never throws. */
export async function serveInternal(request: Request, path: string[]): Promise<Response> {
  if (path[0] === 'gated')
    return serveGated(request, path.slice(1)).catch((error: unknown) => failure(error, 'gated'))
  const match = matchCall(request.method === 'HEAD' ? 'GET' : request.method, path)
  if (match.kind === 'notFound') return refusal(404, 'there is no such call')
  if (match.kind === 'methodNotAllowed') {
    const response = refusal(405, `this call is made by ${match.allow}`)
    response.headers.set('Allow', match.allow)
    return response
  }
  try {
    const incoming = await readIncoming(request)
    if (incoming instanceof Response) return incoming
    return await (env().CONTENT_API_URL ? answerProxied(match, incoming) : answerEmbedded(match, incoming))
  } catch (error) {
    return failure(error, path.join('/'))
  }
}

function failure(error: unknown, call: string): Response {
  if (error instanceof NotFoundError) return refusal(404, 'there is no such record')
  if (error instanceof UpstreamError) {
    return refusal(/^4\d\d$/.test(error.code) ? Number(error.code) : 502, error.message)
  }
  log.error({ call, reason: reasonOf(error) }, 'call of /api/internal failed')
  if (error instanceof UnavailableError)
    return refusal(503, 'the back end does not answer now', {}, RETRY_AFTER_SECONDS)
  return refusal(500, 'this call failed')
}
