import { NavigationActions } from '@/components/blocks/NavigationHero'
import type { PageContext } from '@/lib/i18n/page-context'
import { hasActions, type NavigationBanner } from '@/lib/rules/media/navigation-banner'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './introduction.module.css'

type Props = { page: PageContext; banner: Omit<NavigationBanner, 'theme'> | undefined }

/** The navigation item's sentence and button (D21), below the carousel, whose slides have words of their own; nothing of it under the floating buttons. */
export function Introduction({ page, banner }: Props) {
  if (!banner || !(banner.desc || hasActions(banner))) return null
  return (
    <div className={styles.band}>
      <div className={`container ${styles.inner}`}>
        {banner.desc && <p className={styles.desc}>{noBreakCounts(banner.desc)}</p>}
        <div className={styles.actions}>
          <NavigationActions page={page} banner={banner} title={banner.displayName} />
        </div>
      </div>
    </div>
  )
}
