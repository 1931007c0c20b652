import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Heading, Lead } from '@/components/ui/Words'
import type { Resource } from '@/lib/contract/shared'
import type { IndustryEntry } from '@/lib/contract/solutions'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { IndustryTabs } from './IndustryTabs.client'
import styles from './industry-carousel.module.css'

type Industry = IndustryEntry & {
  pcResource: Resource | undefined
  mobileResource: Resource | undefined
  theme: Theme
}

type Props = { page: PageContext; title: string; industries: Industry[] }

/** The industries as slides, 680 CSS px high on PC (§9); each slide has the id its hash names. */
export function IndustryCarousel({ page, title, industries }: Props) {
  const { t } = page
  if (industries.length === 0) {
    return (
      <div className={`container ${styles.empty}`}>
        <Heading as="h1" text={title} />
        <p>{t('solution.empty')}</p>
      </div>
    )
  }
  const labels = { pause: t('carousel.pause'), play: t('carousel.play'), tabs: t('solution.industries') }
  return (
    <section
      className={styles.carousel}
      data-carousel
      data-banner={industries[0]?.theme}
      data-theme={industries[0]?.theme}
      aria-roledescription="carousel"
      aria-label={title}
    >
      <h1 className={`container ${styles.title}`}>{title}</h1>
      <div
        className={styles.slides}
        data-track
        role="group"
        aria-label={t('solution.industries')}
        tabIndex={industries.length > 1 ? 0 : undefined}
      >
        {industries.map((entry, index) => (
          <Slide key={entry.industry.id} entry={entry} index={index} />
        ))}
      </div>
      <IndustryTabs names={industries.map((entry) => entry.industry.name)} labels={labels} />
    </section>
  )
}

function Slide({ entry, index }: { entry: Industry; index: number }) {
  return (
    <div
      id={String(index)}
      className={styles.slide}
      data-slide={entry.theme}
      data-theme={entry.theme}
      data-near={index === 0 ? '' : undefined}
    >
      <div className={`container ${styles.words}`}>
        <SmallPicture resource={entry.industry.indusIcon} size={[56, 56]} className={styles.icon} isEager />
        <Heading as="h2" text={entry.industry.name} />
        {entry.industry.desc && (
          <p>
            <Lead text={entry.industry.desc} />
          </p>
        )}
      </div>
      <div className={styles.art}>
        <Picture
          resource={entry.pcResource}
          mobile={entry.mobileResource}
          alt=""
          box={[1440, 680]}
          mobileBox={entry.mobileResource ? [400, 480] : [464, 219]}
          isPriority={index === 0}
        />
      </div>
    </div>
  )
}
