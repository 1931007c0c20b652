import { notFound } from 'next/navigation'
import type { EssentialName, OutputOf } from '@/lib/contract/endpoints'
import { NotFoundError } from '@/lib/contract/errors'
import { mayPreview } from '@/lib/http/preview-access'
import { localePath } from '@/lib/i18n/address'
import type { PageContext } from '@/lib/i18n/page-context'
import { type PreviewState, previewState } from '@/lib/rules/preview/preview-state'
import { pageTitle } from '@/lib/seo/metadata'
import type { CallInput } from './call'
import { load, loadSchedule } from './load'
import { loadRecord } from './record'

/** Query parameters of a page, as Next hands them over. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>
/** What the page of a record's preview gets. */
export type PreviewProps<P extends string = 'id'> = {
  params: Promise<Record<P | 'lang', string>>
  searchParams: SearchParams
}

type Preview<N extends EssentialName> = {
  record: OutputOf<N>
  state: PreviewState
  /** The signature of the link that opened it. */
  query: { expires?: string; signature?: string }
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/** A record as its editors see it (D14): open by default; with PREVIEW_SECRET only by a signed link that has not expired, else not found. */
export async function previewRecord<N extends EssentialName>(
  page: PageContext,
  name: N,
  input: CallInput,
  path: string,
  searchParams: SearchParams,
): Promise<Preview<N>> {
  const given = await searchParams
  const [expires, signature] = [one(given.expires), one(given.signature)]
  const query = { ...(expires && { expires }), ...(signature && { signature }) }
  if (!mayPreview({ path: localePath(page.mark, path), query })) notFound()
  const record = await loadRecord(name, page.mark, { ...input, preview: true })
  return { record, query, state: await stateOf(page, name, input, record) }
}

/** Visitors' own call says whether they see it; a fault says nothing. */
async function stateOf<N extends EssentialName>(
  { mark }: PageContext,
  name: N,
  input: CallInput,
  preview: OutputOf<N>,
): Promise<PreviewState> {
  try {
    const live = await load(name, mark, input).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined
      throw error
    })
    const schedule = live === undefined ? await loadSchedule(name, mark, input) : { isDraft: false }
    return previewState({ preview, live, schedule, now: Date.now() })
  } catch {
    return { kind: 'unknown' }
  }
}

/** Metadata of every preview: a title of its own, never indexed. */
export function previewMetadata(page: PageContext) {
  return { title: pageTitle(page, page.t('preview.title')), robots: { index: false } }
}
