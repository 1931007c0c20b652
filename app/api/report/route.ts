import { env } from '@/lib/env'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { readBody } from '@/lib/http/read-body'
import { isForeign } from '@/lib/http/same-origin'
import { isMeasured } from '@/lib/measure/is-measured'
import { noteVisits } from '@/lib/measure/note'
import { noteVitals } from '@/lib/measure/note-vitals'
import { isLeftOut, readVisitEvents, readVitals } from '@/lib/measure/read'
import { minuteLimit } from '@/lib/minute-limit'
import { isOverReportLimit, noteReports } from '@/lib/reports/note'
import { readReports } from '@/lib/reports/read'

const MOST_BYTES = 16_384
const isOverLimit = minuteLimit('beacons', 240)
const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** Counts are taken from this site's own pages and from people alone (ADR 0037). */
const mayCount = ({ headers }: Request): boolean =>
  isMeasured() && !isLeftOut(headers) && !isForeign(headers, env())

/** POST /api/report: what the policy stopped and errors in browsers (S3), logged; visits and how fast pages were, counted. The answer has no body. */
export async function POST(request: Request): Promise<Response> {
  const address = request.headers.get(CLIENT_ADDRESS) ?? ''
  if (isOverLimit(address)) return answer(429)
  const body = await readBody(request, MOST_BYTES)
  if (body === undefined) return answer(isOverReportLimit(address) ? 429 : 413)
  const visits = readVisitEvents(body)
  const vitals = readVitals(body)
  const isCounted = visits.length + vitals.length > 0
  if (isCounted && mayCount(request)) {
    const host = request.headers.get('host') ?? ''
    noteVitals(vitals, { address, host, agent: request.headers.get('user-agent') ?? '' })
    await noteVisits(visits, { address, host })
  }
  // A body of counts alone is not one of reports; anything else is, right or wrong.
  const reports = readReports(body)
  if (isCounted && reports.length === 0) return answer(204)
  if (isOverReportLimit(address)) return answer(429)
  noteReports(reports, address)
  return answer(204)
}
