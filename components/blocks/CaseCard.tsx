import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Icon } from '@/components/ui/Icon'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import type { ListedExample } from '@/lib/contract/cases'
import { CARD, HALF_CARD, SMALL_CARD } from '@/lib/contract/image-address'
import type { PageContext } from '@/lib/i18n/page-context'
import { playable } from '@/lib/rules/address/jump'
import { firstPicture } from '@/lib/rules/media/media-files'
import styles from './case-card.module.css'

type CaseCardProps = { page: PageContext; item: ListedExample; isAlone?: boolean; isHalf?: boolean }

/** A customer case: cover, title, customer name and logo; a play button when it has a video (§2). One alone takes the row, `isHalf` half of it. */
export function CaseCard({ page, item, isAlone = false, isHalf = isAlone }: CaseCardProps) {
  const logo = firstPicture(item.customerLogo)
  const videos = playable(item.videoMaterial, item.title)
  return (
    <article className={isAlone ? `${styles.card} ${styles.alone}` : styles.card}>
      <div className={styles.cover} data-late>
        <Picture
          resource={item.coverMaterial}
          alt=""
          box={isHalf ? HALF_CARD : CARD}
          mobileBox={SMALL_CARD}
        />
      </div>
      <div className={styles.words}>
        {(logo || item.customerName) && (
          <p className={styles.customer}>
            <SmallPicture resource={item.customerLogo} size={[78, 26]} />
            {/* The logo says the name to whoever sees it. */}
            {item.customerName && (
              <span className={logo ? 'visually-hidden' : undefined}>{item.customerName}</span>
            )}
          </p>
        )}
        <h3 className={styles.title}>
          <a href={page.href(recordPath('cases', item.id))}>
            <Words text={item.title} byClause />
          </a>
        </h3>
      </div>
      {videos[0] && (
        <a
          className={styles.play}
          href={videos[0].src}
          data-video={JSON.stringify(videos)}
          aria-label={page.t('video.playTitle', { title: item.title })}
        >
          <span>
            <Icon name="play" size={18} />
          </span>
        </a>
      )}
    </article>
  )
}
