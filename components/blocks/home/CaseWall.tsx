import { ButtonLink } from '@/components/ui/Button'
import { ScrollRow } from '@/components/ui/ScrollRow.client'
import type { ExampleGroup } from '@/lib/contract/cases'
import type { HomeModule } from '@/lib/contract/home'
import type { PageContext } from '@/lib/i18n/page-context'
import { CaseRow } from '../CaseRow'
import { JumpButton } from '../JumpButton'
import { Section } from '../Section'
import { arrangeCustomers, MARKS_IN_A_ROW } from './customers'
import styles from './home.module.css'
import { Marks } from './Marks'
import { gateOf } from './module-gate'
import { ResultWall } from './ResultWall'
import { Statistics } from './Statistics'

type Props = { page: PageContext; module: HomeModule; groups: ExampleGroup[] }

/** What the case module opens with: one row of customers' marks, and its figures. Nothing where there is neither. */
export function CaseOpening({ page, module, groups }: Props) {
  const { opening } = arrangeCustomers(groups)
  if (opening.length === 0 && !module.statistics?.length) return null
  return (
    <section className={styles.band} aria-label={page.t('home.customers')}>
      <div className="container">
        {opening.length > 0 && (
          <ul className={styles.marks}>
            <Marks page={page} items={opening} isEager />
          </ul>
        )}
        <Statistics items={module.statistics} />
      </div>
    </section>
  )
}

/** Case wall: measured results of customers or else a row of cases, and the marks of the others (contract, "Home"). Its figures too, unless `CaseOpening` has shown them. */
export function CaseWall({ page, module, groups, isOpened = false }: Props & { isOpened?: boolean }) {
  const { featured, measured, results, others } = arrangeCustomers(groups)
  if (featured.length === 0) return null
  const more = module.jumpBO ? (
    <JumpButton page={page} jump={module.jumpBO} gate={gateOf(module)} variant="text" />
  ) : (
    <ButtonLink href={page.href('/cases')} variant="text" icon="arrow">
      {page.t('home.allCases')}
    </ButtonLink>
  )
  return (
    <Section title={module.title} desc={module.desc} aside={more}>
      {!isOpened && <Statistics items={module.statistics} />}
      {measured ? (
        <ResultWall page={page} groups={measured} first={results} />
      ) : (
        <CaseRow page={page} cases={featured} label={module.title ?? page.t('home.cases')} />
      )}
      {others.length > 0 && (
        <div className={styles.wall}>
          {others.length > MARKS_IN_A_ROW ? (
            <ScrollRow
              label={page.t('home.customers')}
              className={styles.brands}
              arrows={{ previous: page.t('carousel.previous'), next: page.t('carousel.next') }}
            >
              <Marks page={page} items={others} />
            </ScrollRow>
          ) : (
            <ul className={styles.marks} aria-label={page.t('home.customers')}>
              <Marks page={page} items={others} />
            </ul>
          )}
        </div>
      )}
    </Section>
  )
}
