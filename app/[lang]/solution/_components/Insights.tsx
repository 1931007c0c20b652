import { Section } from '@/components/blocks/Section'
import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Heading } from '@/components/ui/Words'
import { SMALL_CARD } from '@/lib/contract/image-address'
import type { Solution } from '@/lib/contract/solutions'
import { firstPicture, isSymbol } from '@/lib/rules/media/media-files'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './solution.module.css'

/** What the industry is facing: numbered statements with their picture or icon. */
export function Insights({ title, items }: { title: string; items: NonNullable<Solution['industryState']> }) {
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <ol className={styles.insights}>
        {items.map((item, index) => {
          const picture = firstPicture(item.resource)
          const isIcon = isSymbol(picture)
          return (
            <li key={item.id}>
              {picture && !isIcon && (
                <div className={styles.insightCover} data-late>
                  <Picture resource={item.resource} alt="" box={SMALL_CARD} />
                </div>
              )}
              {isIcon && (
                <SmallPicture resource={item.resource} size={[40, 40]} className={styles.insightIcon} />
              )}
              {!picture && <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>}
              <Heading as="h3" text={item.title} />
              {item.desc && <p>{noBreakCounts(item.desc)}</p>}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
