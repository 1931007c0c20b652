import { Section } from '@/components/blocks/Section'
import { Picture } from '@/components/media/Picture'
import { ScrollRow } from '@/components/ui/ScrollRow.client'
import { Heading } from '@/components/ui/Words'
import { CARD } from '@/lib/contract/image-address'
import { caseRowLayout } from '@/lib/rules/layout/card-layout'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './scenes.module.css'
import type { SectionProps } from './section-props'

/** Application scenes: a carousel that scrolls sideways (§2); up to two stand side by side. */
export function Scenes({ page, product, id, variant }: SectionProps) {
  const scenes = product.applicationScenarios ?? []
  const { isCarousel, hasArrows } = caseRowLayout(scenes.length)
  const items = scenes.map((scene) => (
    <li key={scene.id} className={styles.scene}>
      {scene.resource && (
        <div className={styles.art} data-late>
          <Picture resource={scene.resource} alt="" box={isCarousel ? CARD : [628, 353]} mobileBox={CARD} />
        </div>
      )}
      <Heading as="h3" text={scene.title} />
      {scene.desc && <p>{noBreakCounts(scene.desc)}</p>}
    </li>
  ))
  const arrows = hasArrows
    ? { previous: page.t('carousel.previous'), next: page.t('carousel.next') }
    : undefined
  return (
    <Section id={id} variant={variant} title={page.t('product.scenesTitle')}>
      {isCarousel ? (
        <ScrollRow label={page.t('product.scenes')} arrows={arrows} isFocusable className={styles.row}>
          {items}
        </ScrollRow>
      ) : (
        <ul className={styles.grid}>{items}</ul>
      )}
    </Section>
  )
}
