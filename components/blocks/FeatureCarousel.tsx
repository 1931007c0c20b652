import type { ReactNode } from 'react'
import { Picture } from '@/components/media/Picture'
import { Words } from '@/components/ui/Words'
import { CARD, COVER } from '@/lib/contract/image-address'
import { wideResource } from '@/lib/contract/resource'
import type { Resource } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { FeatureRotation } from './FeatureRotation.client'
import styles from './feature-carousel.module.css'

export type Feature = {
  id: string
  href: string
  title: string
  desc?: string | undefined
  cover: Resource | undefined
  meta?: ReactNode
}

type Props = {
  page: PageContext
  label: string
  features: Feature[]
  /** True when no banner stands above it: its first picture is the page's leading one (D28). */
  isLead?: boolean
}

/** The fixed news, events or media on top of a list: one large slide at a time, 8000 ms each when there is more than one (§4). */
export function FeatureCarousel({ page, label, features, isLead = false }: Props) {
  if (features.length === 0) return null
  const { t } = page
  const labels = {
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    slides: features.map(({ title }, index) => t('carousel.goTo', { number: index + 1, title })),
  }
  return (
    <section className={styles.carousel} data-carousel aria-roledescription="carousel" aria-label={label}>
      <ul className={styles.track} data-track>
        {features.map((feature, index) => (
          <li key={feature.id} className={styles.slide}>
            <div className={styles.cover} data-late={index > 0 ? '' : undefined}>
              <Picture
                resource={feature.cover && wideResource(feature.cover)}
                alt=""
                box={COVER}
                mobileBox={CARD}
                isPriority={isLead && index === 0}
              />
            </div>
            <div className={styles.words}>
              {feature.meta && <p className={styles.meta}>{feature.meta}</p>}
              <h2>
                <a href={page.href(feature.href)}>
                  <Words text={feature.title} byClause />
                </a>
              </h2>
              {feature.desc && <p>{noBreakCounts(feature.desc)}</p>}
            </div>
          </li>
        ))}
      </ul>
      {features.length > 1 && <FeatureRotation labels={labels} />}
    </section>
  )
}
