import type { CSSProperties, ReactNode } from 'react'
import { Words } from '@/components/ui/Words'
import type { PlateItem } from '@/lib/contract/company'
import { evenColumns } from '@/lib/rules/layout/even-columns'
import { FoldedRows } from '../FoldedRows'
import { PlaceMap } from './PlaceMap'
import styles from './plate-layouts.module.css'

/** Years along a line. */
function Timeline({ items }: { items: PlateItem[] }) {
  return (
    <ol className={styles.timeline} style={{ '--columns': evenColumns(items.length) } as CSSProperties}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>
            <Words text={item.title} />
          </h3>
          {item.desc && <p>{item.desc}</p>}
        </li>
      ))}
    </ol>
  )
}

/** Stages one after another, each as long as its `span` says. */
function Schedule({ items }: { items: PlateItem[] }) {
  const spans = items.map(({ span = 1 }) => span)
  const total = spans.reduce((sum, span) => sum + span, 0)
  const before = (index: number) => spans.slice(0, index).reduce((sum, span) => sum + span, 0)
  return (
    <ol className={styles.schedule}>
      {items.map((item, index) => (
        <li key={item.title}>
          <h3>
            <Words text={item.title} />
          </h3>
          {item.desc && <p>{item.desc}</p>}
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
        </li>
      ))}
    </ol>
  )
}

/** Levels with a promise or two each: a table's columns on wide screens, cards on narrow ones. */
function Levels({ items }: { items: PlateItem[] }) {
  return (
    <ul className={styles.levels}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>
            <Words text={item.title} />
          </h3>
          {item.desc && <p>{item.desc}</p>}
          {[item.label, item.value].map(
            (promise) =>
              promise && (
                <b key={promise}>
                  <Words text={promise} />
                </b>
              ),
          )}
        </li>
      ))}
    </ul>
  )
}

/** Certificates and the like: what it is, since when, for what. */
function Cards({ items }: { items: PlateItem[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.title}>
          {item.label && <p className={styles.label}>{item.label}</p>}
          <h3>
            <Words text={item.title} />
          </h3>
          {item.desc && <p>{item.desc}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Rows that open, such as jobs. */
function Rows({ items }: { items: PlateItem[] }) {
  return (
    <FoldedRows
      rows={items.map(({ title, label, desc }) => ({ title, label, children: desc && <p>{desc}</p> }))}
    />
  )
}

/** The ways to set the points of a plate that its `layout` may name; any other name, and none, are points side by side. */
export const plateLayouts: ReadonlyMap<string, (items: PlateItem[]) => ReactNode> = new Map([
  ['timeline', (items: PlateItem[]) => <Timeline items={items} />],
  ['schedule', (items: PlateItem[]) => <Schedule items={items} />],
  ['levels', (items: PlateItem[]) => <Levels items={items} />],
  ['cards', (items: PlateItem[]) => <Cards items={items} />],
  ['rows', (items: PlateItem[]) => <Rows items={items} />],
  ['map', (items: PlateItem[]) => <PlaceMap items={items} />],
])
