import { expect, it } from 'vitest'
import { otherLanguageQuery } from './language-query'

it.each([
  ['nothing', '', ''],
  ['places', '?place=%E4%B8%8A%E6%B5%B7&place=Berlin', ''],
  ['event types', '?activityType=SALON', ''],
  ['media types', '?resourceType=%E8%A7%86%E9%A2%91', ''],
  ['keywords', '?activityName=a&titleContent=b', ''],
  ['dates stay', '?startDate=2026-11-01&endDate=2026-11-30', '?startDate=2026-11-01&endDate=2026-11-30'],
  ['dates stay, the rest goes', '?startDate=2026-11-01&place=x&activityName=y', '?startDate=2026-11-01'],
  ['AI news stay', '?type=AI', '?type=AI'],
  ['what follows the visitor stays', '?place=x&bd_vid=7&ext_info=e', '?bd_vid=7&ext_info=e'],
  ['it stays as it is written', '?q=x&bd_vid=%B2%D6&ext_info=a+b', '?bd_vid=%B2%D6&ext_info=a+b'],
  ['a page that the alternate has', '?pageNo=2&type=AI', '?pageNo=2&type=AI'],
  ['a page of a list that is another one', '?pageNo=2&place=x', ''],
])('%s (D3)', (_name, search, expected) => {
  expect(otherLanguageQuery(search, true)).toBe(expected)
})

it('leaves out a page that the alternate does not have (D3)', () => {
  expect(otherLanguageQuery('?pageNo=9&type=AI', false)).toBe('?type=AI')
})
