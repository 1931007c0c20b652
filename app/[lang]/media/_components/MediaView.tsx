import { Picture } from '@/components/media/Picture'
import { ButtonLink } from '@/components/ui/Button'
import { Icon, type IconName } from '@/components/ui/Icon'
import type { Media } from '@/lib/contract/media'
import type { PageContext } from '@/lib/i18n/page-context'
import { isoDay, mediaDate } from '@/lib/rules/dates'
import { formLink } from '@/lib/rules/gate'
import { CARD, COVER } from '@/lib/rules/image-size'
import { type MediaAction, mediaAction } from '@/lib/rules/media-gate'
import styles from './media-view.module.css'

/** The link attributes of an action: plain addresses, marked for the overlays. Gated addresses are not in the page (D26). */
function linkOf(page: PageContext, item: Media, action: MediaAction) {
  switch (action.kind) {
    case 'form':
      return formLink(page.href, action.formId, { type: 'multimedia/resource', id: item.id, jump: 'jumpBO' })
    case 'video':
      return { href: action.videos[0]?.src ?? '', 'data-video': JSON.stringify(action.videos) }
    case 'document':
      return { href: action.href, 'data-document': '', target: '_blank', rel: 'noopener' }
    case 'link':
      return { href: page.href(action.href) }
  }
}

const icons: Record<MediaAction['kind'], IconName> = {
  form: 'play',
  video: 'play',
  document: 'download',
  link: 'arrow',
}

/** A media resource: cover with its play button, title, type and date, description, one button. */
export function MediaView({ page, item }: { page: PageContext; item: Media }) {
  const { t } = page
  const action = mediaAction(item, page.locale.defaultFormId)
  const isVideo = action?.kind === 'video' || (action?.kind === 'form' && action.isVideo)
  const label =
    item.jumpBO?.buttonTitle ??
    (isVideo ? t('video.watch') : t(action?.kind === 'link' ? 'jump.link' : 'jump.document'))
  return (
    <article className={`container ${styles.view}`}>
      <div className={styles.stage}>
        <Picture resource={item.coverMaterial} alt="" box={COVER} mobileBox={CARD} isPriority />
        {action && isVideo && (
          <a className={styles.play} {...linkOf(page, item, action)}>
            <span className="visually-hidden">{t('video.playTitle', { title: item.titleContent })}</span>
            <span className={styles.mark} aria-hidden="true">
              <Icon name="play" size={34} />
            </span>
          </a>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.meta}>
          {item.resourceType && <span>{item.resourceType}</span>}
          {item.createdAt !== undefined && (
            <time dateTime={isoDay(item.createdAt, page.zone)}>
              {mediaDate(item.createdAt, page.locale, page.zone)}
            </time>
          )}
        </p>
        <h1>{item.titleContent}</h1>
        {item.resourceDesc && <p className={styles.desc}>{item.resourceDesc}</p>}
        {action && (
          <ButtonLink
            {...linkOf(page, item, action)}
            icon={isVideo ? 'play' : icons[action.kind === 'form' ? 'document' : action.kind]}
          >
            {label}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
