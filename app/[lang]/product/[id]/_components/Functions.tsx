import type { ReactNode } from 'react'
import { Section } from '@/components/blocks/Section'
import { ScreenFrame } from '@/components/media/ScreenFrame'
import { Tabs } from '@/components/ui/Tabs.client'
import { Heading } from '@/components/ui/Words'
import type { Box } from '@/lib/contract/image-address'
import type { FunctionGroup, ProductFunction } from '@/lib/contract/products'
import type { PageContext } from '@/lib/i18n/page-context'
import { shownFunctions } from '@/lib/rules/layout/product-sections'
import { firstPicture, pictureUrl } from '@/lib/rules/media/media-files'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './functions.module.css'
import type { SectionProps } from './section-props'

/** Core functions in tabs, one per group (§2). */
export function Functions({ page, product, id, variant }: SectionProps) {
  const groups = shownFunctions(product)
  return (
    <Section id={id} variant={variant} title={page.t('product.functionsTitle')}>
      <Tabs
        label={page.t('product.functions')}
        tabs={groups.map((group) => ({
          id: `function-${group.id}`,
          label: group.name,
          iconUrl: pictureUrl(group.iconUrl),
        }))}
      >
        {groups.map((group) => (
          <FunctionPanel key={group.id} page={page} group={group} />
        ))}
      </Tabs>
    </Section>
  )
}

/** One screen: the functions beside it. Several: each function under its own, the rest below. None: functions in columns. */
function FunctionPanel({ page, group }: { page: PageContext; group: FunctionGroup }) {
  const pictured = group.functionList.filter((item) => firstPicture(item.resource))
  const [screen] = pictured
  const frame = ({ title, resource, mobileResource }: ProductFunction, width: Box[0]) => (
    <ScreenFrame
      page={page}
      resource={resource}
      mobile={mobileResource}
      alt={page.t('product.functionScreen', { group: group.name, title })}
      width={width}
    />
  )
  if (pictured.length === 1 && screen) {
    return (
      <div className={styles.beside}>
        <Points items={group.functionList} className={styles.list} />
        {frame(screen, 800)}
      </div>
    )
  }
  return (
    <div className={styles.stack}>
      <Points items={pictured} className={styles.screens} above={(item) => frame(item, 628)} />
      <Points
        items={group.functionList.filter((item) => !pictured.includes(item))}
        className={styles.columns}
      />
    </div>
  )
}

type PointsProps = {
  items: ProductFunction[]
  className: string | undefined
  above?: (item: ProductFunction) => ReactNode
}

function Points({ items, className, above }: PointsProps) {
  if (items.length === 0) return null
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id} className={styles.point}>
          {above?.(item)}
          <Heading as="h4" text={item.title} />
          {item.desc && <p>{noBreakCounts(item.desc)}</p>}
        </li>
      ))}
    </ul>
  )
}
