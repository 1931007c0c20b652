import { CaseCard } from '@/components/blocks/CaseCard'
import { Picture } from '@/components/media/Picture'
import { Icon } from '@/components/ui/Icon'
import { Words } from '@/components/ui/Words'
import { recordPath } from '@/lib/content-types/addresses'
import { CARD } from '@/lib/contract/image-address'
import type { IndustryEntry } from '@/lib/contract/solutions'
import type { PageContext } from '@/lib/i18n/page-context'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import styles from './industry-panels.module.css'

/** Each industry's solutions and cases; scripts show the active one, without them all stand below one another (D13). */
export function IndustryPanels({ page, industries }: { page: PageContext; industries: IndustryEntry[] }) {
  return (
    <>
      {industries.map((entry, index) => (
        <section
          key={entry.industry.id}
          className={styles.panel}
          data-industry={index}
          data-active={index === 0 ? '' : undefined}
          aria-label={entry.industry.name}
        >
          <div className="container">
            <Solutions page={page} entry={entry} />
            {entry.examples && entry.examples.length > 0 && (
              <>
                <h2 className={styles.heading}>
                  {page.t('solution.casesOf', { industry: entry.industry.name })}
                </h2>
                <ul className={styles.cases} data-pairs>
                  {entry.examples.map((item) => (
                    <li key={item.id}>
                      <CaseCard page={page} item={item} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </section>
      ))}
    </>
  )
}

function Solutions({ page, entry }: { page: PageContext; entry: IndustryEntry }) {
  if (entry.solutions.length === 0) return <p className={styles.none}>{page.t('solution.none')}</p>
  return (
    <>
      <h2 className={styles.heading}>{page.t('solution.ofIndustry', { industry: entry.industry.name })}</h2>
      <ul className={styles.solutions}>
        {entry.solutions.map((solution) => (
          <li key={solution.id} className={styles.solution}>
            <div className={styles.cover} data-late>
              <Picture
                resource={solution.pcResource ?? solution.mobileResource}
                alt=""
                // Magnified by CSS: what is shown of a banner is a part of it.
                box={[840, 473]}
                mobileBox={CARD}
              />
            </div>
            <h3>
              <a href={page.href(recordPath('solutions', solution.id))}>
                <Words text={solution.name} />
              </a>
            </h3>
            {solution.desc && <p>{noBreakCounts(solution.desc)}</p>}
            <span className={styles.more}>
              {page.t('solution.read')}
              <Icon name="arrow" size={16} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
