import { Words } from '@/components/ui/Words'
import { versionedUrl } from '@/lib/contract/image-address'
import type { Advantage } from '@/lib/contract/site'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'
import styles from './home.module.css'

/** The company's advantages in a band under the banner (D20). */
export function Advantages({ items, label }: { items: Advantage[]; label: string }) {
  if (items.length === 0) return null
  return (
    <section className={styles.band} aria-label={label}>
      <ul className={`container ${styles.advantages}`}>
        {items.map((item) => {
          const logo = firstPicture(item.logo)
          return (
            <li key={item.id} className={styles.advantage}>
              {logo && <img {...pictureSource(versionedUrl(logo))} alt="" width={40} height={40} />}
              <h2>
                <Words text={item.title} />
              </h2>
              {item.desc && <p>{item.desc}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
