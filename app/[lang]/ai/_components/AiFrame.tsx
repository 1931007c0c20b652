import { FrameBridge } from '@/components/media/FrameBridge.client'
import type { AiPage } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './ai-frame.module.css'

/** The framed page with its title and description as text, so that the page says what it holds without the frame. */
export function AiFrame({ page, content }: { page: PageContext; content: AiPage }) {
  const { t } = page
  const labels = {
    dialog: t('video.dialog'),
    close: t('video.close'),
    unsupported: t('video.unsupported'),
    openFile: t('video.openFile'),
    part: t('video.part'),
    failed: t('video.failed'),
  }
  return (
    <div className={styles.wrap} data-banner={content.theme}>
      <h1 className="visually-hidden">{content.title}</h1>
      {content.description && <p className="visually-hidden">{content.description}</p>}
      <FrameBridge src={content.src} title={content.title} labels={labels} className={styles.frame} />
    </div>
  )
}
