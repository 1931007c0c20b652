import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { missingPath } from '../response/missing-path'
import { onceAnswered } from './answer-begins'
import { inTime, type Kind, type Renders } from './renders'

/** Which kind of render an answer of Next's is; none for all that is no page. The not-found page is part of another answer, which would wait for itself. */
function kindOf(path: string): Kind | undefined {
  if (/^\/api\/(?:internal\/.+\/list|search)$/.test(path)) return 'call'
  if (/^\/desk(?:\/|$)/.test(path)) return 'desk'
  const isPage = !/^\/(?:api|_next)\//.test(path) && !/\.\w+$/.test(path) && !path.endsWith(missingPath)
  return isPage ? 'visitor' : undefined
}

/**
 * Answers that nobody keeps, under the limits of their kind; `refuse` answers beyond them. `refuseMissing` has answered a page that is none
 * when it gives true: an invented one takes no place.
 */
export function limitRenders(
  handle: RequestListener,
  refuse: RequestListener,
  renders: Renders,
  refuseMissing: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): RequestListener {
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<void>((resolve) => {
      if (request.socket.destroyed) return resolve() // who waited has left
      onceAnswered(response, resolve)
      handle(request, response)
    })
  return (request, response) => {
    const kind = kindOf((request.url ?? '/').split('?')[0] ?? '/')
    if (!kind) return handle(request, response)
    const isRefused = kind === 'visitor' ? refuseMissing(request, response) : Promise.resolve(false)
    isRefused
      .then((isDone) => (isDone ? undefined : renders[kind](() => inTime(answer(request, response)))))
      .catch(() => refuse(request, response))
  }
}
