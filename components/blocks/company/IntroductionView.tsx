import { Picture } from '@/components/media/Picture'
import type { Introduction } from '@/lib/contract/company'
import type { PageContext } from '@/lib/i18n/page-context'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { hasContent } from '@/lib/rules/text/html-content'
import { PageHero } from '../PageHero'
import { RichText } from '../RichText'
import textStyles from './company-page.module.css'
import styles from './introduction.module.css'
import { Plates } from './Plates'

type Props = { page: PageContext; introduction: Introduction; all: Introduction[]; theme: Theme }

/** A company introduction (§2): hero, the statistics (D20), links to the other introductions, logo, text, plates. */
export function IntroductionView({ page, introduction, all, theme }: Props) {
  const { statistics = [] } = introduction
  return (
    <>
      <PageHero
        title={introduction.mainTitle ?? introduction.title}
        eyebrow={introduction.mainTitle ? introduction.title : undefined}
        resource={introduction.pcResource}
        mobileResource={introduction.mobileResource}
        theme={theme}
      />
      {all.length > 1 && <Siblings page={page} current={introduction} all={all} />}
      {statistics.length > 0 && (
        <dl className={`container ${styles.statistics}`}>
          {statistics.map((item) => (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(introduction.logo || hasContent(introduction.describe)) && (
        <div className={`container ${textStyles.text}`}>
          <Picture
            resource={introduction.logo}
            alt={introduction.title}
            box={[240, 40]}
            className={styles.logo}
          />
          {hasContent(introduction.describe) && <RichText page={page} html={introduction.describe} isWide />}
        </div>
      )}
      <Plates page={page} plates={introduction.plates} />
    </>
  )
}

function Siblings({ page, current, all }: { page: PageContext; current: Introduction; all: Introduction[] }) {
  return (
    <nav className={styles.siblings} aria-label={page.t('about.others')}>
      <ul className="container fades">
        {all.map((item, index) => (
          <li key={item.id}>
            <a
              href={page.href(index === 0 ? '/about-us' : introductionPath(item.type))}
              aria-current={item.id === current.id ? 'page' : undefined}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
