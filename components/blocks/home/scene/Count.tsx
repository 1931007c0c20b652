import styles from './order-scene.module.css'

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
export function Count({ from, to, show = String, isWhole = false }: Props) {
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
