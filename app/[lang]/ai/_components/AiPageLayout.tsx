import { RichText } from '@/components/blocks/RichText'
import { FrameBridge } from '@/components/media/FrameBridge.client'
import { videoTexts } from '@/components/media/video-texts'
import { Icon } from '@/components/ui/Icon'
import type { AiPage } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { hasContent } from '@/lib/rules/text/html-content'
import styles from './ai-frame.module.css'

/** The framed page with its title and description, and all it says as text below, so that the page holds it without the frame (D8). */
export function AiPageLayout({ page, content }: { page: PageContext; content: AiPage }) {
  const { t } = page
  return (
    <div className={styles.wrap} data-banner={content.theme}>
      <h1 className="visually-hidden">{content.title}</h1>
      {content.description && <p className="visually-hidden">{content.description}</p>}
      <div className={styles.place}>
        <FrameBridge
          src={content.src}
          title={content.title}
          labels={videoTexts(page)}
          className={styles.frame}
        />
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
