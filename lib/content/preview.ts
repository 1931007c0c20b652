import { notFound } from 'next/navigation'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/address'
import type { PageContext } from '@/lib/i18n/page-context'
import { isPreviewAllowed } from '@/lib/rules/preview-signature'
import { pageTitle } from '@/lib/seo/metadata'

/** Query parameters of a page, as Next hands them over. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Lets a preview pass (D14): open by default; with PREVIEW_SECRET only by a signed link that has not expired, else not found. */
export async function openPreview(
  page: PageContext,
  path: string,
  searchParams: SearchParams,
): Promise<void> {
  const { PREVIEW_SECRET } = env()
  const { expires, signature } = await searchParams
  if (!PREVIEW_SECRET) return
  const query = {
    ...(typeof expires === 'string' && { expires }),
    ...(typeof signature === 'string' && { signature }),
  }
  if (!isPreviewAllowed(localePath(page.mark, path), query, Date.now(), PREVIEW_SECRET)) notFound()
}

/** Metadata of every preview: a title of its own, never indexed. */
export function previewMetadata(page: PageContext) {
  return { title: pageTitle(page, page.t('preview.title')), robots: { index: false } }
}
