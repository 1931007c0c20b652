import { versionedUrl } from '@/lib/contract/image-address'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'
import styles from './brand.module.css'
import type { Chrome } from './types'

/** The site's logo, or its name, leading home; the logo has its true size from the start, so that nothing moves. */
export function Brand({ page, chrome }: { page: PageContext; chrome: Chrome }) {
  const { site, logoWidth } = chrome
  const logo = firstPicture(site.logo)
  return (
    <a className={styles.brand} href={page.href('/')}>
      {logo ? (
        <img
          className={styles.logo}
          {...pictureSource(versionedUrl(logo))}
          alt={site.title}
          width={logoWidth}
          height={32}
        />
      ) : (
        <strong>{site.title}</strong>
      )}
    </a>
  )
}
