import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import type { PageContext } from '@/lib/i18n/page-context'
import styles from './order-scene.module.css'
import { Ledger, Plan, Quotation, Route, Stock } from './stations'

type Props = {
  from: number
  to: number
  /** What is shown of a number: itself by default. */
  show?: (number: number) => string
  /** Counts every number through the whole scene, instead of some of them at the beginning of its station. */
  isWhole?: boolean
}

/** Steps of a number within its station; the style sheet has the same. */
const STEPS = 14

/** A whole number that counts to its end. CSS shows its steps, a line each, one after the other; its end is its text. */
function Count({ from, to, show = String, isWhole = false }: Props) {
  const last = isWhole ? to - from : STEPS
  const steps = Array.from({ length: last + 1 }, (_, step) => {
    const done = isWhole ? step / last : 1 - (1 - step / last) ** 2
    return show(Math.round(from + (to - from) * done))
  })
  return (
    <span className={`${styles.count} ${isWhole ? styles.whole : ''}`} data-steps={steps.join('\n')}>
      <span className={styles.end}>{show(to)}</span>
    </span>
  )
}

type Name = 'quote' | 'plan' | 'stock' | 'route' | 'ledger'
type Station = { name: Name; figure: ReactNode; View: (props: { page: PageContext }) => ReactNode }

const minus = (number: number) => `−${number}`
const margin = (
  <>
    <Count from={0} to={17} />
    <span className={styles.sign}>%</span>
  </>
)

const stations: Station[] = [
  { name: 'quote', figure: <Count from={1} to={21} show={minus} />, View: Quotation },
  { name: 'plan', figure: <Count from={1} to={3} show={minus} />, View: Plan },
  { name: 'stock', figure: <Count from={96} to={41} />, View: Stock },
  { name: 'route', figure: <Count from={214} to={0} />, View: Route },
  { name: 'ledger', figure: margin, View: Ledger },
]

/**
 * One order followed through five stations in 14 s. CSS plays it while the hero carries `data-live`; each station of the group
 * stops it there, without scripts too; where nothing may move the last station stands, with everything done.
 */
export function OrderScene({ page }: { page: PageContext }) {
  const { t } = page
  const [subject = '', lines = ''] = t('home.scene.subject').split(/(?=,| ·)/)
  return (
    <div className={styles.scene} data-theme="light">
      <div className={styles.head}>
        <p className={styles.order}>
          <b translate="no">SO-20641</b>
          <span>
            {subject}
            <span className={styles.lines}>{lines}</span>
          </span>
        </p>
        <p className={styles.day}>
          <Count from={0} to={38} show={(number) => t('home.scene.day', { number })} isWhole />
        </p>
      </div>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('home.scene.legend')}</legend>
        <label className={`${styles.tab} ${styles.live}`}>
          <input type="radio" name="station" value="live" defaultChecked />
          <Icon name="play" size={16} />
          <span className="visually-hidden">{t('home.scene.play')}</span>
        </label>
        {stations.map(({ name }, index) => (
          <label key={name} className={styles.tab} style={{ '--i': index } as CSSProperties}>
            <input type="radio" name="station" value={name} />
            <span>{t(`home.scene.${name}.name`)}</span>
          </label>
        ))}
        <span className={styles.line} aria-hidden="true" />
      </fieldset>
      <div className={styles.stage}>
        {stations.map(({ name, figure, View }, index) => (
          <div key={name} className={styles.station} style={{ '--i': index } as CSSProperties}>
            <p className={styles.said}>
              <span>{t(`home.scene.${name}.text`)}</span>
              <b>
                {figure}
                <small>{t(`home.scene.${name}.unit`)}</small>
              </b>
            </p>
            <View page={page} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The scenes a slide may name, and how long each plays. */
const scenes: Record<string, { stay: number; view: (page: PageContext) => ReactNode }> = {
  order: { stay: 14_000, view: (page) => <OrderScene page={page} /> },
}

/** The scene of that name; undefined for a name this site does not know: the slide shows its picture then. */
export function sceneOf(name: string | undefined) {
  return name !== undefined && Object.hasOwn(scenes, name) ? scenes[name] : undefined
}
