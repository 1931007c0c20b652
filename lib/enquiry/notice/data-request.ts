import { parseTime } from '@/lib/contract/time'
import { isoDay } from '@/lib/rules/text/dates'
import type { EnquiryContext } from '../store/enquiries'

const DAY_MS = 86_400_000

/**
 * When a visitor's request about their own data has to be answered: the beginning of the last day in the zone, epoch ms. Monday to
 * Friday count, public holidays too: never too late. Undefined for an enquiry that is no such request.
 */
export function answerDue(
  { created_at }: { created_at: number },
  { dataRequestDays: left = 0 }: Pick<EnquiryContext, 'dataRequestDays'>,
  zone: string,
): number | undefined {
  if (left <= 0) return undefined
  let day = Date.parse(`${isoDay(created_at, zone)}T00:00:00Z`)
  for (let days = left; days > 0; ) {
    day += DAY_MS
    if (![0, 6].includes(new Date(day).getUTCDay())) days -= 1
  }
  return parseTime(new Date(day).toISOString().slice(0, 10), zone)
}
