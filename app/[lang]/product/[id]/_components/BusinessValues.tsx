import type { CSSProperties } from 'react'
import { Section } from '@/components/blocks/Section'
import { Heading, Words } from '@/components/ui/Words'
import { evenColumns } from '@/lib/rules/layout/even-columns'
import { figureOf } from '@/lib/rules/text/figure'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './business-values.module.css'
import type { SectionProps } from './section-props'

/** Business values: the figure in each title set large. The text stays one sentence for whoever reads or hears it. */
export function BusinessValues({ page, product: { businessValues }, ...place }: SectionProps) {
  const values = businessValues?.config ?? []
  return (
    <Section {...place} title={businessValues?.name ?? page.t('product.values')} desc={businessValues?.desc}>
      <ul className={styles.values} style={{ '--columns': evenColumns(values.length) } as CSSProperties}>
        {values.map((value) => (
          <li key={value.id} className={styles.value}>
            <ValueTitle title={value.title} />
            {value.desc && <p>{noBreakCounts(value.desc)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ValueTitle({ title }: { title: string }) {
  const figure = figureOf(title)
  if (!figure) return <Heading as="h3" className={styles.plain} text={title} />
  return (
    <h3 className={styles.title}>
      <span className={styles.before}>
        <Words text={figure.before} />
      </span>
      <span className={styles.figure}>
        {figure.number}
        {/[\p{L}]/u.test(figure.unit) ? <small>{figure.unit}</small> : figure.unit}
        <span className="visually-hidden">{figure.joint}</span>
      </span>
      <span className={styles.after}>
        <Words text={figure.after} />
      </span>
    </h3>
  )
}
