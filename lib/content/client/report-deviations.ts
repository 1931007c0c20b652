import { sharedTypes } from '@/lib/contract/company'
import { type EndpointName, endpoints } from '@/lib/contract/endpoints'
import type { ContractIssue } from '@/lib/contract/errors'
import { emptyChoices } from '@/lib/contract/forms'
import { missingContent } from '@/lib/contract/news'
import { log } from '@/lib/log'
import { minuteLimit } from '@/lib/minute-limit'
import type { ContentCall } from '../shared/source'
import { deadLinks } from './dead-links'

/** What is logged of answers that their schemas read well. */
export const extraIssues: { [N in EndpointName]?: (payload: unknown) => ContractIssue[] } = {
  form: emptyChoices,
  article: missingContent,
  introductions: sharedTypes,
  topNavigation: (payload) => deadLinks(endpoints.topNavigation.output, payload),
  bottomNavigation: (payload) => deadLinks(endpoints.bottomNavigation.output, payload),
}

/** Deviations that one line of the log names. */
const MOST_TOLD = 20
const isLoggedAgain = minuteLimit('deviations logged', 1)

/** Writes what was left out of an answer to the log, each place once a minute. */
export function reportDeviations(
  { path: call }: ContentCall,
  deviations: Pick<ContractIssue, 'path' | 'expected' | 'received'>[],
) {
  const left: object[] = []
  for (const { path, expected, received } of deviations) {
    if (left.length === MOST_TOLD) break
    if (!isLoggedAgain(`${call} ${path}`)) left.push({ path, expected, received })
  }
  if (left.length === 0) return
  log.warn({ call, left, count: deviations.length }, 'answer deviates from the contract')
}
