import { SmallPicture } from '@/components/media/SmallPicture'
import { Heading } from '@/components/ui/Words'
import type { Advantage } from '@/lib/contract/site'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './home.module.css'

/** The company's advantages in a band under the banner (D20). */
export function Advantages({ items, label }: { items: Advantage[]; label: string }) {
  if (items.length === 0) return null
  return (
    <section className={styles.band} aria-label={label}>
      <ul className={`container ${styles.advantages}`}>
        {items.map((item) => (
          <li key={item.id} className={styles.advantage}>
            <SmallPicture resource={item.logo} size={[40, 40]} isEager />
            <Heading as="h2" text={item.title} />
            {item.desc && <p>{noBreakCounts(item.desc)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
