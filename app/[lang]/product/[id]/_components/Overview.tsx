import { Section } from '@/components/blocks/Section'
import { ScreenFrame } from '@/components/media/ScreenFrame'
import { Heading, Lead } from '@/components/ui/Words'
import { firstPicture } from '@/lib/rules/media/media-files'
import styles from './overview.module.css'
import type { SectionProps } from './section-props'

/** Introduction: naviDesc beside the diagram, or whichever of the two there is (contract, "Products"). */
export function Overview({ page, product, id, variant }: SectionProps) {
  const isPair = Boolean(product.naviDesc?.trim() && firstPicture(product.diagram))
  return (
    <Section id={id} variant={variant}>
      <div className={isPair ? styles.pair : styles.alone}>
        <div className={styles.words}>
          <Heading
            as="h2"
            text={page.t('product.overviewTitle', { name: product.name })}
            untranslated={product.name}
          />
          {product.naviDesc && (
            <p>
              <Lead text={product.naviDesc} />
            </p>
          )}
        </div>
        <ScreenFrame
          page={page}
          resource={product.diagram}
          mobile={product.mobileDiagram}
          alt={page.t('product.screenAlt', { name: product.name })}
          width={isPair ? 760 : 1080}
        />
      </div>
    </Section>
  )
}
