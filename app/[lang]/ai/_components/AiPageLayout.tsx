import { RichText } from '@/components/blocks/RichText'
import { FrameBridge } from '@/components/media/FrameBridge.client'
import { Icon } from '@/components/ui/Icon'
import type { AiPage } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { hasContent } from '@/lib/rules/text/html-content'
import styles from './ai-frame.module.css'

/** The framed page with its title and description, and all it says as text below, so that the page holds it without the frame (D8). */
export function AiPageLayout({ page, content }: { page: PageContext; content: AiPage }) {
  const { t } = page
  const labels = {
    dialog: t('video.dialog'),
    close: t('video.close'),
    unsupported: t('video.unsupported'),
    openFile: t('video.openFile'),
    part: t('video.part'),
    captions: t('video.captions'),
    noCaptions: t('video.noCaptions'),
    failed: t('video.failed'),
  }
  return (
    <div className={styles.wrap} data-banner={content.theme}>
      <h1 className="visually-hidden">{content.title}</h1>
      {content.description && <p className="visually-hidden">{content.description}</p>}
      <div className={styles.place}>
        <FrameBridge src={content.src} title={content.title} labels={labels} className={styles.frame} />
      </div>
      {hasContent(content.text) && (
        <details className={`container ${styles.text}`}>
          <summary>
            {t('ai.asText')}
            <Icon name="down" />
          </summary>
          <RichText page={page} html={content.text} />
        </details>
      )}
    </div>
  )
}
