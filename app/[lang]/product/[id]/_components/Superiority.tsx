import { Section } from '@/components/blocks/Section'
import { Words } from '@/components/ui/Words'
import { versionedUrl } from '@/lib/contract/image-address'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'
import styles from './points.module.css'
import type { SectionProps } from './section-props'

/** productSuperiority: the heading stays beside a ruled list of what sets the product apart. */
export function Superiority({ page, product: { productSuperiority }, id, variant }: SectionProps) {
  return (
    <Section id={id} variant={variant}>
      <div className={styles.beside}>
        <div className={styles.lead}>
          <h2>
            <Words text={productSuperiority?.name ?? page.t('product.superiority')} />
          </h2>
          {productSuperiority?.desc && <p>{productSuperiority.desc}</p>}
        </div>
        <ul className={styles.ruled}>
          {productSuperiority?.config.map((point) => {
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
      </div>
    </Section>
  )
}
