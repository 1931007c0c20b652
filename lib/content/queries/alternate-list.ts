import { otherLanguageQuery } from '@/lib/rules/list/language-query'
import { pageAddress } from '@/lib/rules/list/pages'
import type { Language } from '../client/load'
import { otherLanguage } from '../client/record'
import { switchTo } from './absent'

type List = { data: unknown[] }

/**
 * Where the language switch of a list leads, query included (D3): filters of one language are left out, and the page
 * number where the alternate's list, read only for pages after the first, does not reach so far; home where there is no such list.
 * Never throws.
 */
export async function alternateListPath(
  page: Language,
  { path, search, pageNo }: { path: string; search: string; pageNo: number },
  readAlternate: (language: Language) => Promise<List>,
): Promise<string> {
  if ((await switchTo(page, path)) !== path) return '/'
  const query = pageAddress(path, search, pageNo).slice(path.length)
  const keepsPage = pageNo > 1 && otherLanguageQuery(query, true).includes('pageNo=')
  const hasAlternatePage =
    keepsPage &&
    (await readAlternate(otherLanguage(page)).then(
      ({ data }) => data.length > 0,
      () => false,
    ))
  return path + otherLanguageQuery(query, hasAlternatePage)
}
