import { minuteLimit } from '@/lib/minute-limit'
import { pageName } from './page-name'
import type { Told } from './read'
import { noteVisit } from './write'

/** An office behind one address is many visitors; a program alone is stopped here. */
const hasToldEnough = minuteLimit('visits told', 300)

/** Counts what a browser told of pages of this site. Never rejects. */
export async function noteVisits(
  told: readonly Told[],
  from: { address: string; host: string },
): Promise<void> {
  for (const { url, ...visit } of told) {
    if (hasToldEnough(from.address)) return
    const page = await pageName(url, from.host)
    if (page !== undefined) noteVisit({ ...visit, page }, from.address)
  }
}
