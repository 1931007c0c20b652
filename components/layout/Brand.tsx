import { SmallPicture } from '@/components/media/SmallPicture'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import styles from './brand.module.css'
import type { Layout } from './types'

/** The site's logo, or its name, leading home; the logo has its true size from the start, so that nothing moves. */
export function Brand({ page, layout }: { page: PageContext; layout: Layout }) {
  const { site, logoWidth } = layout
  return (
    <a className={styles.brand} href={page.href('/')}>
      {firstPicture(site.logo) ? (
        <SmallPicture
          resource={site.logo}
          size={[logoWidth, 32]}
          alt={site.title}
          className={styles.logo}
          isEager
        />
      ) : (
        <strong>{site.title}</strong>
      )}
    </a>
  )
}
