import type { CSSProperties, ReactNode } from 'react'
import { Compounds, Heading, Words } from '@/components/ui/Words'
import type { Plate } from '@/lib/contract/company'
import type { PageContext } from '@/lib/i18n/page-context'
import { evenColumns } from '@/lib/rules/layout/even-columns'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { FoldedRows } from '../FoldedRows'
import { JumpButton } from '../JumpButton'
import { PlaceMap } from './PlaceMap'
import styles from './plate-layouts.module.css'

type Props = { page: PageContext; plate: Plate }

/** Years along a line; a line of text each in what is said of them. */
function Timeline({ page, plate: { config: items } }: Props) {
  return (
    <ol className={styles.timeline} style={{ '--columns': evenColumns(items.length) } as CSSProperties}>
      {items.map((item) => (
        <li key={item.title}>
          <Heading as="h3" text={item.title} byClause />
          {item.desc
            ?.trim()
            .split(/\s*\n\s*/)
            .map((line) => (
              <p key={line}>{noBreakCounts(line)}</p>
            ))}
          <JumpButton page={page} jump={item.jumpBO} variant="text" />
        </li>
      ))}
    </ol>
  )
}

/** Stages one after another, each as long as its `span` says; heads divide the time they take. */
function Schedule({ page, plate: { config: items, heads = [] } }: Props) {
  const [first, ...units] = heads
  const spans = items.map(({ span = 1 }) => span)
  const total = spans.reduce((sum, span) => sum + span, 0)
  const before = (index: number) => spans.slice(0, index).reduce((sum, span) => sum + span, 0)
  return (
    <ol className={styles.schedule} style={{ '--units': Math.max(units.length, 1) } as CSSProperties}>
      {units.length > 0 && (
        // To the eye alone: each bar says how long it is.
        <li className={styles.heads} aria-hidden>
          <span>{first}</span>
          <span className={styles.scale}>
            {units.map((unit) => (
              <span key={unit}>{unit}</span>
            ))}
          </span>
        </li>
      )}
      {items.map((item, index) => (
        <li key={item.title}>
          <Heading as="h3" text={item.title} />
          {item.desc && <p>{noBreakCounts(item.desc)}</p>}
          <span
            className={styles.bar}
            style={
              {
                '--from': `${(before(index) / total) * 100}%`,
                '--to': `${(before(index + 1) / total) * 100}%`,
              } as CSSProperties
            }
          >
            <span>{item.label}</span>
          </span>
          <JumpButton page={page} jump={item.jumpBO} variant="text" />
        </li>
      ))}
    </ol>
  )
}

/** Levels with a promise or two each: a table's columns on wide screens, under their heads, and cards on narrow ones. */
function Levels({ page, plate: { config: items, heads = [] } }: Props) {
  return (
    <ul className={styles.levels}>
      {heads.length > 0 && (
        // To the eye alone: each cell has its own.
        <li className={styles.heads} aria-hidden>
          {heads.slice(0, 4).map((head) => (
            <span key={head}>{head}</span>
          ))}
        </li>
      )}
      {items.map((item) => (
        <li key={item.title}>
          <Heading as="h3" text={item.title} />
          {item.desc && <p>{noBreakCounts(item.desc)}</p>}
          <Cell head={heads[2]} text={item.label} />
          <Cell head={heads[3]} text={item.value} />
          <JumpButton page={page} jump={item.jumpBO} variant="text" />
        </li>
      ))}
    </ul>
  )
}

/** A promise of a level, after the head of its column, for those who do not see the columns. */
function Cell({ head, text }: { head: string | undefined; text: string | undefined }) {
  if (!text) return null
  return (
    <b>
      {head && <span className={styles.cellHead}>{head} </span>}
      <Words text={text} />
    </b>
  )
}

/** Certificates and the like: what it is, since when, for what, and in small type who says so. */
function Cards({ page, plate: { config: items } }: Props) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.title}>
          {item.label && <p className={styles.label}>{item.label}</p>}
          <Heading as="h3" text={item.title} />
          {item.desc && <p>{noBreakCounts(item.desc)}</p>}
          {item.value && (
            <p className={styles.value}>
              <Compounds text={noBreakCounts(item.value)} />
            </p>
          )}
          <JumpButton page={page} jump={item.jumpBO} variant="text" />
        </li>
      ))}
    </ul>
  )
}

/** Rows that open, such as jobs. */
function Rows({ page, plate: { config: items } }: Props) {
  return (
    <FoldedRows
      rows={items.map(({ title, label, desc, jumpBO }) => ({
        title,
        label,
        children: (desc || jumpBO) && (
          <div>
            {desc && <p>{noBreakCounts(desc)}</p>}
            <JumpButton page={page} jump={jumpBO} variant="outline" className={styles.apply ?? ''} />
          </div>
        ),
      }))}
    />
  )
}

/** The ways to set the points of a plate that its `layout` may name; any other name, and none, are points side by side. */
export const plateLayouts: ReadonlyMap<string, (page: PageContext, plate: Plate) => ReactNode> = new Map([
  ['timeline', (page: PageContext, plate: Plate) => <Timeline page={page} plate={plate} />],
  ['schedule', (page: PageContext, plate: Plate) => <Schedule page={page} plate={plate} />],
  ['levels', (page: PageContext, plate: Plate) => <Levels page={page} plate={plate} />],
  ['cards', (page: PageContext, plate: Plate) => <Cards page={page} plate={plate} />],
  ['rows', (page: PageContext, plate: Plate) => <Rows page={page} plate={plate} />],
  ['map', (_: PageContext, plate: Plate) => <PlaceMap items={plate.config} />],
])
