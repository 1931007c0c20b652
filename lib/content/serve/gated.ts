import { env } from '@/lib/env'
import { hasApiToken } from '@/lib/http/api-token'
import { refusal } from '@/lib/http/envelope'
import { gatedAnswer } from '../gated-answer'
import { GATED_CALL, GATED_PREFIX } from '../shared/gated-files'

/** A gated file for another instance or system that carries the API token (D34); visitors come through /api/gate. */
export async function serveGated(request: Request, path: string[]): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) return refusal(405, 'a file is fetched by GET')
  if (!hasApiToken(request.headers)) return refusal(401, 'a gated file needs the API token as Bearer')
  const prefix = env().CONTENT_API_URL ? GATED_CALL : GATED_PREFIX
  return (await gatedAnswer(prefix + path.join('/'), request)) ?? refusal(404, 'there is no such file')
}
