import { Section } from '@/components/blocks/Section'
import { ScreenFrame } from '@/components/media/ScreenFrame'
import { Tabs } from '@/components/ui/Tabs.client'
import type { Blueprint } from '@/lib/contract/products'
import { shownBlueprints } from '@/lib/rules/layout/product-sections'
import { pictureUrl } from '@/lib/rules/media/media-files'
import type { SectionProps } from './section-props'

/** Business blueprint (§2): tabs with one large picture each; a single one needs no tab. */
export function Blueprints({ page, product, id, variant }: SectionProps) {
  const blueprints = shownBlueprints(product)
  const picture = (blueprint: Blueprint) => (
    <ScreenFrame
      key={blueprint.id}
      page={page}
      resource={blueprint.resourceUrl}
      mobile={blueprint.mobileResource}
      alt={blueprint.title}
      width={1280}
      isWhole
    />
  )
  const [only, ...others] = blueprints
  return (
    <Section
      id={id}
      variant={variant}
      title={page.t('product.blueprintTitle')}
      desc={others.length === 0 ? only?.title : undefined}
    >
      {only && others.length === 0 ? (
        picture(only)
      ) : (
        <Tabs
          label={page.t('product.blueprint')}
          tabs={blueprints.map((item) => ({
            id: `blueprint-${item.id}`,
            label: item.title,
            iconUrl: pictureUrl(item.logo),
          }))}
        >
          {blueprints.map(picture)}
        </Tabs>
      )}
    </Section>
  )
}
