import { observe } from '@/lib/metrics'
import { minuteLimit } from '@/lib/minute-limit'
import { browserOf, deviceOf } from './browser'
import { OTHER } from './event'
import { pageKind } from './page-name'
import type { ReportedVital } from './read'
import { classOf } from './sample'
import { noteSample } from './write'

const isOverLimit = minuteLimit('vitals reported', 240)

/** Counts the vitals that a browser reports of pages of this site, and with the first byte the browser itself; for `/api/metrics` too. */
export function noteVitals(
  reported: readonly ReportedVital[],
  { address, host, agent }: { address: string; host: string; agent: string },
): void {
  const device = deviceOf(agent)
  for (const { url, name, value, cause } of reported) {
    if (isOverLimit(address)) return
    const page = pageKind(url, host)
    if (!page) continue
    const place = { locale: page.locale, page: page.type, device }
    const bound = classOf(name, value)
    // What is beyond an address's share of a day turns neither figure.
    if (!noteSample({ kind: name, ...place, name: cause, bound }, address)) continue
    observe(name, { page: page.type, language: page.locale, device }, value / 1000)
    if (name === 'TTFB')
      noteSample(
        { kind: 'browser', locale: '', page: '', device, name: browserOf(agent) || OTHER, bound: 0 },
        address,
      )
  }
}
