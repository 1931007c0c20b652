import { Picture } from '@/components/media/Picture'
import { ButtonLink } from '@/components/ui/Button'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import type { HomeModule } from '@/lib/contract/home'
import { CARD, HALF_CARD } from '@/lib/contract/image-address'
import type { PageContext } from '@/lib/i18n/page-context'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { JumpButton } from '../JumpButton'
import { NewsDate } from '../NewsCard'
import { Section } from '../Section'
import styles from './home.module.css'
import { gateOf } from './module-gate'

/** NEWS module: the first article large, the others as a list. */
export function NewsBlock({ page, module }: { page: PageContext; module: HomeModule }) {
  const [lead, ...others] = module.newsList ?? []
  if (!lead) return null
  const more = module.jumpBO ? (
    <JumpButton page={page} jump={module.jumpBO} gate={gateOf(module)} variant="text" />
  ) : (
    <ButtonLink href={page.href('/about-us/news')} variant="text" icon="arrow">
      {page.t('home.allNews')}
    </ButtonLink>
  )
  return (
    <Section title={module.title} desc={module.desc} aside={more}>
      <div className={styles.news}>
        <article className={styles.lead}>
          {lead.coverMaterial && (
            <div className={styles.cover} data-late>
              <Picture resource={lead.coverMaterial} alt="" box={HALF_CARD} mobileBox={CARD} />
            </div>
          )}
          <NewsDate page={page} item={lead} className={styles.date} />
          <h3>
            <a href={page.href(recordPath('news', lead.id))}>
              <Words text={lead.title} byClause />
            </a>
          </h3>
          {lead.desc && <p>{noBreakCounts(lead.desc)}</p>}
        </article>
        {others.length > 0 && (
          <ul>
            {others.map((item) => (
              <li key={item.id} className={styles.newsItem}>
                <NewsDate page={page} item={item} className={styles.date} />
                <h3>
                  <a href={page.href(recordPath('news', item.id))}>
                    <Words text={item.title} byClause />
                  </a>
                </h3>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
