import { Picture } from '@/components/media/Picture'
import { VideoLength } from '@/components/media/VideoLength'
import { Icon } from '@/components/ui/Icon'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import { CARD, HALF_CARD } from '@/lib/contract/image-address'
import type { Media } from '@/lib/contract/media'
import type { PageContext } from '@/lib/i18n/page-context'
import { isPlayable, videosToWatch } from '@/lib/rules/gate/media-gate'
import { MediaMeta } from './MediaMeta'
import styles from './media-card.module.css'

type Props = { page: PageContext; item: Media; isHalf?: boolean }

/** A media resource: cover; under it a play sign and its length when it has a video, type, date, title. `isHalf`: two a row. */
export function MediaCard({ page, item, isHalf = false }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.cover} data-late>
        <Picture resource={item.coverMaterial} alt="" box={isHalf ? HALF_CARD : CARD} mobileBox={CARD} />
      </div>
      <div className={styles.meta}>
        {isPlayable(item) && (
          <span className={styles.video}>
            <Icon name="play" size={16} />
            <VideoLength videos={videosToWatch(item)} />
          </span>
        )}
        <MediaMeta page={page} item={item} className={styles.facts} />
      </div>
      <h2>
        <a href={page.href(recordPath('media', item.id))}>
          <Words text={item.titleContent} byClause />
        </a>
      </h2>
    </article>
  )
}
