import { notFound } from 'next/navigation'
import { mayPreview } from '@/lib/http/preview-access'
import { localePath } from '@/lib/i18n/address'
import type { PageContext } from '@/lib/i18n/page-context'
import { pageTitle } from '@/lib/seo/metadata'

/** Query parameters of a page, as Next hands them over. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** Lets a preview pass (D14): open by default; with PREVIEW_SECRET only by a signed link that has not expired, else not found. Answers the link's query. */
export async function openPreview(
  page: PageContext,
  path: string,
  searchParams: SearchParams,
): Promise<{ expires?: string; signature?: string }> {
  const given = await searchParams
  const [expires, signature] = [one(given.expires), one(given.signature)]
  const query = { ...(expires && { expires }), ...(signature && { signature }) }
  if (!mayPreview({ path: localePath(page.mark, path), query })) notFound()
  return query
}

/** Metadata of every preview: a title of its own, never indexed. */
export function previewMetadata(page: PageContext) {
  return { title: pageTitle(page, page.t('preview.title')), robots: { index: false } }
}
