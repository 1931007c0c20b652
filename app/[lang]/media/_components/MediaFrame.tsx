import { Shell } from '@/components/chrome/Shell'
import { getChrome } from '@/lib/content'
import type { Media } from '@/lib/contract/media'
import type { PageContext } from '@/lib/i18n/page-context'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { MediaView } from './MediaView'

type Props = {
  page: PageContext
  item: Media
  path: string
  alternatePath: string
  preview?: PreviewState
}

/** A media resource with its play button (§2); the form comes first when it needs contact. */
export async function MediaFrame({ page, item, path, alternatePath, preview }: Props) {
  const chrome = await getChrome(page)
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={alternatePath} preview={preview}>
      <MediaView page={page} item={item} />
    </Shell>
  )
}
