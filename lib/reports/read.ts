import { z } from 'zod'
import { jsonIn } from '@/lib/json'
import { redact } from '@/lib/redact'

/** What a browser says went wrong on a page, without anything that could name a person. */
export type BrowserReport = { kind: 'policy' | 'error' | 'other'; what: string; page: string; source: string }

const text = z.string().catch('')
const report = z.object({
  type: text,
  url: text,
  body: z
    .object({ effectiveDirective: text, blockedURL: text, message: text, sourceFile: text })
    .catch({ effectiveDirective: '', blockedURL: '', message: '', sourceFile: '' }),
})
/** The older form, of browsers that know `report-uri` only. */
const old = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
})
const MOST_REPORTS = 10

/** A report's address for the log: host and path; `inline`, `eval` and the like stay as they are. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return redact(address)
  const { protocol, host, pathname } = new URL(address)
  return /^https?:$/.test(protocol) ? redact(`${host}${pathname}`) : protocol
}

const pageOf = (address: string) => redact(URL.canParse(address) ? new URL(address).pathname : address)

function fromNew({ type, url, body }: z.infer<typeof report>): BrowserReport {
  const place = { page: pageOf(url), source: placeOf(body.sourceFile) }
  if (type === 'csp-violation')
    return {
      kind: 'policy',
      what: `${redact(body.effectiveDirective)} ${placeOf(body.blockedURL)}`,
      ...place,
    }
  return { kind: type === 'error' ? 'error' : 'other', what: redact(body.message || type), ...place }
}

function fromOld({ 'csp-report': said }: z.infer<typeof old>): BrowserReport {
  const directive = said['effective-directive'] || said['violated-directive']
  return {
    kind: 'policy',
    what: `${redact(directive)} ${placeOf(said['blocked-uri'])}`,
    page: pageOf(said['document-uri']),
    source: placeOf(said['source-file']),
  }
}

/** Extensions of a browser do what they like on a page; it is no fault of the site. */
const isOwn = ({ what, source }: BrowserReport) => !/[a-z]+-extension:/.test(`${what} ${source}`)

/** The reports in a body of the beacon, of `Reporting-Endpoints`, `report-uri` or the site's own scripts; what is none of these says nothing. */
export function readReports(body: string): BrowserReport[] {
  const value = jsonIn(body)
  const oldForm = old.safeParse(value)
  if (oldForm.success) return [fromOld(oldForm.data)].filter(isOwn)
  const list = Array.isArray(value) ? value.slice(0, MOST_REPORTS) : []
  return list
    .flatMap((item) => {
      const found = report.safeParse(item)
      return found.success && !/^(?:count|vital)$/.test(found.data.type) ? [fromNew(found.data)] : []
    })
    .filter(isOwn)
}
