import { Button } from '@/components/ui/Button'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './analytics-notice.module.css'

type Props = { page: PageContext; provider: 'baidu' | 'matomo' | 'ga4'; isOpen?: boolean }

/**
 * Asks whether a third party may count (ADR 0038), and lets visitors change their mind at the foot of each page. Written by the
 * server and closed: a script opens it for who was not asked yet, over the page, so that nothing moves.
 */
export function AnalyticsNotice({ page, provider, isOpen = false }: Props) {
  const { t, privacyHref } = page
  return (
    <div className={styles.foot} data-theme="dark">
      <button type="button" className={styles.again} data-analytics-choice="ask">
        {t('analytics.again')}
      </button>
      <section
        id="analytics"
        className={styles.notice}
        data-theme="light"
        aria-label={t('analytics.label')}
        hidden={!isOpen}
      >
        <p>
          {t('analytics.text', { provider })}{' '}
          {privacyHref && <a href={privacyHref}>{t('analytics.privacy')}</a>}
        </p>
        <div className={styles.choices}>
          <Button variant="outline" data-analytics-choice="no">
            {t('analytics.no')}
          </Button>
          <Button variant="outline" data-analytics-choice="yes">
            {t('analytics.yes')}
          </Button>
        </div>
      </section>
    </div>
  )
}
