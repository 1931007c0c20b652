import type { CSSProperties } from 'react'
import { Section } from '@/components/blocks/Section'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Heading } from '@/components/ui/Words'
import { evenColumns } from '@/lib/rules/layout/even-columns'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './points.module.css'
import type { SectionProps } from './section-props'

/** Demand block (productConfig): the situations the product answers, side by side. */
export function Demand({ page, product: { productConfig }, ...place }: SectionProps) {
  const points = productConfig?.config ?? []
  return (
    <Section {...place} title={productConfig?.name ?? page.t('product.demand')} desc={productConfig?.desc}>
      <ul className={styles.columns} style={{ '--columns': evenColumns(points.length) } as CSSProperties}>
        {points.map((point) => (
          <li key={point.id}>
            <SmallPicture resource={point.resource} size={[40, 40]} />
            <Heading as="h3" text={point.title} />
            {point.desc && <p>{noBreakCounts(point.desc)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
