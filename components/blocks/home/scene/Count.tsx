import type { CSSProperties } from 'react'
import styles from './order-scene.module.css'

/** A whole number that counts to its end while its station is shown, or through the whole scene. CSS draws it; its end is its text. */
export function Count({ from, to, isWhole = false }: { from: number; to: number; isWhole?: boolean }) {
  return (
    <span
      className={`${styles.count} ${isWhole ? styles.whole : ''}`}
      style={{ '--from': from, '--to': to } as CSSProperties}
    >
      <span className={styles.end}>{to}</span>
    </span>
  )
}
