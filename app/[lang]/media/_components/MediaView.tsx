import { Picture } from '@/components/media/Picture'
import { VideoBar } from '@/components/media/VideoBar'
import { Heading } from '@/components/ui/Words'
import { CARD, COVER } from '@/lib/contract/image-address'
import type { Media } from '@/lib/contract/media'
import type { PageContext } from '@/lib/i18n/page-context'
import { mediaActions, videosToWatch } from '@/lib/rules/gate/media-gate'
import { longDate } from '@/lib/rules/text/dates'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { linkOf, MediaButtons } from './MediaButtons'
import { MediaMeta } from './MediaMeta'
import styles from './media-view.module.css'

/** A media resource: cover over its play sign and length, title, type and date, description, and a button for each thing it offers. */
export function MediaView({ page, item }: { page: PageContext; item: Media }) {
  const { t } = page
  const actions = mediaActions(item, page.localeConfig.defaultFormId)
  const videos = videosToWatch(item)
  const video = actions.find(({ target }) => target === 'video')
  return (
    <article className={`container ${styles.view}`}>
      <div className={styles.stage}>
        <Picture resource={item.coverMaterial} alt="" box={COVER} mobileBox={CARD} isPriority />
        {video && (
          <a className={styles.play} {...linkOf(page, item, video)}>
            <span className="visually-hidden">{t('video.playTitle', { title: item.titleContent })}</span>
          </a>
        )}
        {(video || videos.length > 0) && <VideoBar videos={videos} />}
      </div>
      <div className={styles.words}>
        <MediaMeta page={page} item={item} className={styles.meta} dateOf={longDate} />
        <Heading as="h1" text={item.titleContent} byClause />
        {item.resourceDesc && <p className={styles.desc}>{noBreakCounts(item.resourceDesc)}</p>}
        <MediaButtons page={page} item={item} actions={actions} />
      </div>
    </article>
  )
}
