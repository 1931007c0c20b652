import { SmallPicture } from '@/components/media/SmallPicture'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import styles from './brand.module.css'
import type { Layout } from './types'

/** The site's logo, or its name, leading home; the logo has its true size from the start, so that nothing moves. */
export function Brand({ page, layout }: { page: PageContext; layout: Layout }) {
  const { site, logoWidth, logoOnDark } = layout
  const logo = { size: [logoWidth, 32], alt: site.title, isEager: true } as const
  return (
    <a className={styles.brand} href={page.href('/')}>
      {firstPicture(site.logo) ? (
        <>
          <SmallPicture
            {...logo}
            resource={site.logo}
            className={logoOnDark ? `${styles.logo} ${styles.light}` : styles.logo}
          />
          <SmallPicture {...logo} resource={logoOnDark} className={`${styles.logo} ${styles.dark}`} />
        </>
      ) : (
        <strong>{site.title}</strong>
      )}
    </a>
  )
}
