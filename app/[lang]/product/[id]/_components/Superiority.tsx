import { Section } from '@/components/blocks/Section'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Heading } from '@/components/ui/Words'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './points.module.css'
import type { SectionProps } from './section-props'

/** productSuperiority: the heading stays beside a ruled list of what sets the product apart. */
export function Superiority({ page, product: { productSuperiority }, id, variant }: SectionProps) {
  return (
    <Section id={id} variant={variant}>
      <div className={styles.beside}>
        <div className={styles.lead}>
          <Heading as="h2" text={productSuperiority?.name ?? page.t('product.superiority')} />
          {productSuperiority?.desc && <p>{noBreakCounts(productSuperiority.desc)}</p>}
        </div>
        <ul className={styles.ruled}>
          {productSuperiority?.config.map((point) => (
            <li key={point.id}>
              <SmallPicture resource={point.resource} size={[40, 40]} />
              <Heading as="h3" text={point.title} />
              {point.desc && <p>{noBreakCounts(point.desc)}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
