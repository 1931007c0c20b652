import { otherLanguageQuery } from '@/lib/rules/list/language-query'
import { pageAddress } from '@/lib/rules/list/pages'

type List = { data: unknown[] }

/**
 * Where the language switch of a list leads, query included (D3): filters of one language are left out, and the page
 * number where the alternate's list, read only for pages after the first, does not reach so far.
 */
export async function alternateListPath(
  { path, search, pageNo }: { path: string; search: string; pageNo: number },
  readTwin: () => Promise<List>,
): Promise<string> {
  const query = pageAddress(path, search, pageNo).slice(path.length)
  const mayKeep = pageNo > 1 && otherLanguageQuery(query, true).includes('pageNo=')
  const hasAlternatePage =
    mayKeep &&
    (await readTwin().then(
      ({ data }) => data.length > 0,
      () => false,
    ))
  return path + otherLanguageQuery(query, hasAlternatePage)
}
