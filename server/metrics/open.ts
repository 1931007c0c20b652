import type { IncomingMessage, ServerResponse } from 'node:http'
import { carriesSecret } from '@/lib/http/bearer'
import { setMetricsRecorder } from '@/lib/metrics'
import { setPlainHeaders } from '../headers'
import { type Gauges, metricsRecorder } from './recorder'

/**
 * Begins to measure and gives the answer to GET /api/metrics, for who has METRICS_TOKEN: false for every other address. Answered
 * by the server itself, so that figures come when Next is too busy to.
 */
export function openMetrics(token: string, gauges: Gauges) {
  const recorder = metricsRecorder(gauges)
  setMetricsRecorder(recorder)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.split('?')[0] !== '/api/metrics') return false
    setPlainHeaders(response)
    response.setHeader('Cache-Control', 'no-store')
    if (!carriesSecret(new Headers({ authorization: request.headers.authorization ?? '' }), token))
      response.writeHead(401).end()
    else
      recorder.text().then(
        (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
        () => response.writeHead(503).end(),
      )
    return true
  }
}
