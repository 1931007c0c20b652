import { recordPath } from '@/lib/content-types/addresses'
import { mayPreview, signatureOf } from '@/lib/http/preview-access'
import { localePath } from '@/lib/i18n/address'
import { locales } from '@/lib/i18n/locales'

/** Whether a draft form may be read (D14): by the link of its own preview page, in either language, or by the API token. */
export function mayPreviewForm(formId: string, query: URLSearchParams, headers: Headers): boolean {
  const path = `${recordPath('forms', formId)}/preview`
  return locales.some((locale) =>
    mayPreview({ path: localePath(locale, path), query: signatureOf(query), headers }),
  )
}
