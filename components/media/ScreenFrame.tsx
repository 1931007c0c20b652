import { type Box, versionedUrl } from '@/lib/contract/image-address'
import type { Resource } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import { Picture } from './Picture'
import styles from './screen-frame.module.css'

type Props = {
  page: PageContext
  resource: Resource | undefined
  alt: string
  /** CSS width of the frame on PC; its height follows at 16:10. */
  width: Box[0]
}

/**
 * A product's screen in a quiet frame, whole on PC; other shapes stand centred in it. On phones it is nearly twice as wide as its
 * frame, so that it can be read, and moves sideways under the finger. It leads to the picture itself. No picture → nothing.
 */
export function ScreenFrame({ page, resource, alt, width }: Props) {
  const picture = firstPicture(resource)
  if (!picture) return null
  return (
    <figure className={styles.frame} data-late>
      <a href={versionedUrl(picture)} target="_blank" rel="noopener">
        <Picture
          resource={resource}
          alt={alt}
          box={[width, Math.round(width / 1.6)]}
          mobileBox={[628, 393]}
        />
        <span className="visually-hidden"> {page.t('picture.whole')}</span>
      </a>
    </figure>
  )
}
