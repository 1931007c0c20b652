import type { IncomingMessage, RequestListener } from 'node:http'
import { submitFailed } from '@/lib/enquiry/outcome'

const isSubmit = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && /^(?:https?:\/\/[^/]+)?\/api\/(?:internal\/form|enquiry)\/?(?:\?|$)/.test(url)

/** Takes note of every submit that is answered 5xx, whoever answers it: also what never reaches the code of the forms. */
export function watchSubmits(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (isSubmit(request))
      response.once('finish', () => {
        if (response.statusCode >= 500) submitFailed()
      })
    handle(request, response)
  }
}
