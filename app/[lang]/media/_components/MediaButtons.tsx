import { FileMenu } from '@/components/blocks/FileMenu'
import { ButtonLink } from '@/components/ui/Button'
import type { IconName } from '@/components/ui/Icon'
import type { Media } from '@/lib/contract/media'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import type { MediaAction, MediaTarget } from '@/lib/rules/gate/media-gate'
import styles from './media-view.module.css'

const icons: Record<MediaTarget, IconName> = { video: 'play', document: 'download', link: 'arrow' }

/** The link attributes of an action: plain addresses, with the attributes that the overlays look for. Gated addresses are not in the page (D26). */
export function linkOf(page: PageContext, { id }: Media, action: MediaAction) {
  switch (action.kind) {
    case 'form': {
      const gate = { type: 'multimedia/resource', id, jump: action.slot } as const
      return formLink(page.href, action.formId, action.isGate ? gate : undefined)
    }
    case 'video':
      return { href: action.videos[0]?.src ?? '', 'data-video': JSON.stringify(action.videos) }
    case 'open':
      return action.target === 'document'
        ? { href: action.href, 'data-document': '', target: '_blank', rel: 'noopener' }
        : { href: page.href(action.href) }
  }
}

function labelOf({ t }: PageContext, { title, slot, target }: MediaAction): string {
  if (title) return title
  if (slot === 'live') return t('media.live')
  return target === 'video' ? t('video.watch') : t(`jump.${target}`)
}

type Props = { page: PageContext; item: Media; actions: MediaAction[] }

/** A button for each thing a media resource offers. */
export function MediaButtons({ page, item, actions }: Props) {
  if (actions.length === 0) return null
  return (
    // Not a <p>: the list of several files is a <div>, which a paragraph cannot contain.
    <div className={styles.actions}>
      {actions.map((action, at) => {
        const [key, variant] = [`${action.slot} ${action.target}`, at === 0 ? 'solid' : 'outline'] as const
        const title = labelOf(page, action)
        return action.kind === 'open' && action.files ? (
          <FileMenu key={key} page={page} title={title} files={action.files} variant={variant} />
        ) : (
          <ButtonLink key={key} {...linkOf(page, item, action)} icon={icons[action.target]} variant={variant}>
            {title}
          </ButtonLink>
        )
      })}
    </div>
  )
}
