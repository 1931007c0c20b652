import type { Example } from '@/lib/contract/cases'
import type { Mark } from '@/lib/i18n/locales'
import { loadOptional } from './load'

const RELATED = 3

/** Other cases of the same industry, for the end of a case page; none when the list cannot be had. */
export async function getRelatedCases(mark: Mark, item: Example): Promise<Example[]> {
  const groups = await loadOptional('exampleList', mark)
  const group = groups?.data.find(
    ({ industry, examples }) =>
      industry.name === item.industryName || examples.some(({ id }) => id === item.id),
  )
  return (group?.examples ?? []).filter(({ id }) => id !== item.id).slice(0, RELATED)
}
