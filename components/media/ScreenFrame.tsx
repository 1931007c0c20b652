import { type Box, versionedUrl } from '@/lib/contract/image-address'
import type { Resource } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture, phoneBox } from '@/lib/rules/media/media-files'
import { Picture } from './Picture'
import styles from './screen-frame.module.css'

type Props = {
  page: PageContext
  resource: Resource | undefined
  /** The screen drawn for phones, 64:75; absent: the same one, moved sideways under the finger. */
  mobile?: Resource | undefined
  alt: string
  /** CSS width of the frame on PC; its height follows at 16:10. */
  width: Box[0]
  /** True for a whole screen: a tablet shows it as large as can be read, moved sideways under the finger. */
  isWhole?: boolean
}

/**
 * A product's screen in a quiet frame, whole on PC; other shapes stand centred in it. Phones show the picture drawn for them; without
 * one the same, nearly twice as wide as its frame so that it can be read. It leads to the picture itself. No picture → nothing.
 */
export function ScreenFrame({ page, resource, mobile, alt, width, isWhole = false }: Props) {
  const picture = firstPicture(resource)
  if (!picture) return null
  return (
    <figure
      className={`${styles.frame} fades`}
      data-phone={Boolean(firstPicture(mobile)) || undefined}
      data-whole={isWhole || undefined}
      data-late
    >
      <a href={versionedUrl(picture)} target="_blank" rel="noopener">
        <Picture
          resource={resource}
          mobile={mobile}
          alt={alt}
          box={[width, Math.round(width / 1.6)]}
          mobileBox={phoneBox(mobile, [628, 393])}
        />
        <span className="visually-hidden"> {page.t('picture.whole')}</span>
      </a>
    </figure>
  )
}
