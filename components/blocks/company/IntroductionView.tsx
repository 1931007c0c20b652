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

type Props = {
  page: PageContext
  introduction: Introduction
  all: Introduction[]
  theme: Theme
  /** Which of all stand beside this one; all without it. */
  isBeside?: (other: Introduction) => boolean
}

/** A company introduction (§2): hero, the statistics (D20), links to the other introductions, logo, text, plates. */
export function IntroductionView({ page, introduction, all, theme, isBeside = () => true }: Props) {
  const { statistics = [] } = introduction
  const links = all
    .map((item, at) => ({ item, path: at === 0 ? '/about-us' : introductionPath(item.type) }))
    .filter(({ item }) => isBeside(item))
  return (
    <>
      <PageHero
        title={introduction.mainTitle ?? introduction.title}
        eyebrow={introduction.mainTitle ? introduction.title : undefined}
        resource={introduction.pcResource}
        mobileResource={introduction.mobileResource}
        theme={theme}
      />
      {links.length > 1 && <Siblings page={page} current={introduction} links={links} />}
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

type SiblingsProps = {
  page: PageContext
  current: Introduction
  links: { item: Introduction; path: string }[]
}

function Siblings({ page, current, links }: SiblingsProps) {
  return (
    <nav className={styles.siblings} aria-label={page.t('about.others')}>
      <ul className="container fades">
        {links.map(({ item, path }) => (
          <li key={item.id}>
            <a href={page.href(path)} aria-current={item.id === current.id ? 'page' : undefined}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
