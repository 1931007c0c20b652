import type { CSSProperties } from 'react'
import { Section } from '@/components/blocks/Section'
import { Words } from '@/components/ui/Words'
import { versionedUrl } from '@/lib/contract/image-address'
import { evenColumns } from '@/lib/rules/layout/even-columns'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'
import styles from './points.module.css'
import type { SectionProps } from './section-props'

/** Demand block (productConfig): the situations the product answers, side by side. */
export function Demand({ page, product: { productConfig }, id, variant }: SectionProps) {
  const points = productConfig?.config ?? []
  return (
    <Section
      id={id}
      variant={variant}
      title={productConfig?.name ?? page.t('product.demand')}
      desc={productConfig?.desc}
    >
      <ul className={styles.columns} style={{ '--columns': evenColumns(points.length) } as CSSProperties}>
        {points.map((point) => {
          const icon = firstPicture(point.resource)
          return (
            <li key={point.id}>
              {icon && (
                <img {...pictureSource(versionedUrl(icon))} alt="" width={40} height={40} loading="lazy" />
              )}
              <h3>
                <Words text={point.title} />
              </h3>
              {point.desc && <p>{point.desc}</p>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
