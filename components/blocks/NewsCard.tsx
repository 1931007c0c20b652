import { Picture } from '@/components/media/Picture'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import { CARD } from '@/lib/contract/image-address'
import type { News } from '@/lib/contract/news'
import type { PageContext } from '@/lib/i18n/page-context'
import { isoDay, longDate } from '@/lib/rules/text/dates'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { fitSentences } from '@/lib/rules/text/fit'
import styles from './news-card.module.css'

/** What three lines of a card hold, in half-widths. */
const MOST_DESC = 150

type Props = { page: PageContext; item: News; as?: 'h2' | 'h3' }

/** A news item of a list: cover, date when known, title, three lines of description that end with a sentence or a word. */
export function NewsCard({ page, item, as: Title = 'h2' }: Props) {
  return (
    <article className={styles.card}>
      {item.coverMaterial && (
        <div className={styles.cover} data-late>
          <Picture resource={item.coverMaterial} alt="" box={CARD} />
        </div>
      )}
      <NewsDate page={page} item={item} className={styles.date} />
      <Title>
        <a href={page.href(recordPath('news', item.id))}>
          <Words text={item.title} byClause />
        </a>
      </Title>
      {item.desc && (
        <p className={styles.desc}>
          {noBreakCounts(fitSentences(item.desc, MOST_DESC, page.localeConfig.bcp47))}
        </p>
      )}
    </article>
  )
}

type DateProps = Pick<Props, 'page' | 'item'> & { className: string | undefined }

/** The day of a news item; nothing where it is not known. */
export function NewsDate({ page, item: { createTime }, className }: DateProps) {
  if (createTime === undefined) return null
  return (
    <p className={className}>
      <time dateTime={isoDay(createTime, page.zone)}>
        {longDate(createTime, page.localeConfig, page.zone)}
      </time>
    </p>
  )
}
