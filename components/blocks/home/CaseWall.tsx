import { SmallPicture } from '@/components/media/SmallPicture'
import { ButtonLink } from '@/components/ui/Button'
import { ScrollRow } from '@/components/ui/ScrollRow.client'
import { recordPath } from '@/lib/content-types/addresses'
import type { ExampleGroup, ListedExample } from '@/lib/contract/cases'
import type { HomeModule } from '@/lib/contract/home'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import { CaseRow } from '../CaseRow'
import { JumpButton } from '../JumpButton'
import { Section } from '../Section'
import styles from './home.module.css'
import { gateOf } from './module-gate'
import { hasResults, ResultWall } from './ResultWall'
import { Statistics } from './Statistics'

const FEATURED = 6

/** One case of each industry in turn, so that no industry fills the row alone. */
function featured(groups: ExampleGroup[]): ListedExample[] {
  return Array.from({ length: FEATURED }, (_, round) =>
    groups.flatMap((group) => group.examples[round] ?? []),
  )
    .flat()
    .slice(0, FEATURED)
}

type Props = { page: PageContext; module: HomeModule; groups: ExampleGroup[] }

/** Case wall: figures, measured results of customers or else a row of cases, and the customers' logos (contract, "Home"). */
export function CaseWall({ page, module, groups }: Props) {
  const cases = featured(groups)
  if (cases.length === 0) return null
  const branded = groups.flatMap((group) => group.examples).filter((item) => firstPicture(item.customerLogo))
  const more = module.jumpBO ? (
    <JumpButton page={page} jump={module.jumpBO} gate={gateOf(module)} variant="text" />
  ) : (
    <ButtonLink href={page.href('/cases')} variant="text" icon="arrow">
      {page.t('home.allCases')}
    </ButtonLink>
  )
  return (
    <Section title={module.title} desc={module.desc} aside={more}>
      <Statistics items={module.statistics} />
      {hasResults(groups) ? (
        <ResultWall page={page} groups={groups} />
      ) : (
        <CaseRow page={page} cases={cases} label={module.title ?? page.t('home.cases')} />
      )}
      {branded.length > 0 && (
        <div className={styles.wall}>
          <ScrollRow
            label={page.t('home.customers')}
            className={styles.brands}
            arrows={{ previous: page.t('carousel.previous'), next: page.t('carousel.next') }}
          >
            {branded.map((item) => (
              <li key={item.id} className={styles.brand}>
                <a href={page.href(recordPath('cases', item.id))} data-late>
                  <SmallPicture
                    resource={item.customerLogo}
                    size={[132, 44]}
                    alt={item.customerName ?? item.title}
                  />
                </a>
              </li>
            ))}
          </ScrollRow>
        </div>
      )}
    </Section>
  )
}
