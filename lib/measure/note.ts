import { minuteLimit } from '@/lib/minute-limit'
import { pageName } from './page-name'
import type { ReportedEvent } from './read'
import { noteVisit } from './write'

/** An office behind one address is many visitors; a program alone is stopped here. */
const isOverLimit = minuteLimit('visits reported', 120)

/** Counts what a browser reports of pages of this site. Never rejects. */
export async function noteVisits(
  events: readonly ReportedEvent[],
  from: { address: string; host: string },
): Promise<void> {
  for (const { url, ...visit } of events) {
    if (isOverLimit(from.address)) return
    const page = await pageName(url, from.host)
    if (page !== undefined) noteVisit({ ...visit, page }, from.address)
  }
}
