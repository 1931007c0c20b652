import type { CSSProperties } from 'react'
import styles from './order-scene.module.css'

/** A whole number that counts to its end while its station is shown, or through the whole scene. CSS writes it. */
export function Count({ from, to, isWhole = false }: { from: number; to: number; isWhole?: boolean }) {
  return (
    <span
      className={`${styles.count} ${isWhole ? styles.whole : ''}`}
      style={{ '--from': from, '--to': to } as CSSProperties}
    />
  )
}
