import type { Box } from '@/lib/contract/image-address'
import type { Resource } from '@/lib/contract/shared'
import { firstPicture } from '@/lib/rules/media/media-files'
import { Picture } from './Picture'
import styles from './screen-frame.module.css'

type Props = {
  resource: Resource | undefined
  alt: string
  /** CSS width of the frame on PC and on phones; its height follows at 16:10. */
  width: Box[0]
  mobileWidth?: Box[0]
}

/** A product's screen, large and whole, in a quiet frame; other shapes stand centred in it. No picture → nothing. */
export function ScreenFrame({ resource, alt, width, mobileWidth = 335 }: Props) {
  if (!firstPicture(resource)) return null
  return (
    <figure className={styles.frame} data-late>
      <Picture
        resource={resource}
        alt={alt}
        box={[width, Math.round(width / 1.6)]}
        mobileBox={[mobileWidth, Math.round(mobileWidth / 1.6)]}
      />
    </figure>
  )
}
