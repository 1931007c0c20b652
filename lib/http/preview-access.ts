import { env } from '@/lib/env'
import { isPreviewAllowed } from '@/lib/http/preview-signature'
import { hasApiToken } from './api-token'

/** What a caller presents to read unpublished content: the visible path with the signature of its link, or the API token. */
export type PreviewClaim = {
  path?: string
  query?: { expires?: string | undefined; signature?: string | undefined }
  headers?: Headers
}

/** Whether a preview may be read (D14), for pages, forms and calls alike: open without PREVIEW_SECRET, else by a signed link or the API token. */
export function mayPreview({ path, query = {}, headers }: PreviewClaim): boolean {
  const { PREVIEW_SECRET } = env()
  if (!PREVIEW_SECRET || (headers && hasApiToken(headers))) return true
  const { expires = '', signature = '' } = query
  return path !== undefined && isPreviewAllowed(path, { expires, signature }, Date.now(), PREVIEW_SECRET)
}

/** The signature in a query, as `npm run preview-link` wrote it. */
export function signatureOf(query: URLSearchParams): NonNullable<PreviewClaim['query']> {
  return { expires: query.get('expires') ?? undefined, signature: query.get('signature') ?? undefined }
}
