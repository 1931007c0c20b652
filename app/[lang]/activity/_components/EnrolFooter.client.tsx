'use client'

import { ButtonLink } from '@/components/ui/Button'
import { island } from '@/components/ui/island.client'
import { type Enrolment, enrolAction } from '@/lib/rules/event/event-status'
import styles from './enrol-footer.module.css'
import { type PhaseProps, usePhase } from './use-phase.client'

type Props = PhaseProps & {
  event: Enrolment
  defaultFormId: string
  /** Address under which forms lie, in the page's language. */
  formPath: string
  labels: { over: string; closed: string; enrol: string; region: string; name: string }
}

/** The enrol footer (§2, §4): only with enrollStatus; disabled after the end and once closed; a form or a link before. Derived again from the browser's clock (D10). */
function EnrolFooterIsland({ event, defaultFormId, formPath, labels, ...dates }: Props) {
  const current = usePhase(dates)
  const action = enrolAction(event, current, defaultFormId)
  if (!action) return null
  return (
    <aside className={styles.footer} aria-label={labels.region} data-sticky-bar>
      <div className={`container ${styles.inner}`}>
        <p>{labels.name}</p>
        {(action.kind === 'over' || action.kind === 'closed') && (
          <button type="button" className={styles.over} disabled>
            {labels[action.kind]}
          </button>
        )}
        {action.kind === 'form' && (
          <ButtonLink href={`${formPath}/${action.formId}`} data-form={action.formId}>
            {labels.enrol}
          </ButtonLink>
        )}
        {action.kind === 'link' && <ButtonLink href={action.href}>{labels.enrol}</ButtonLink>}
      </div>
    </aside>
  )
}

export const EnrolFooter = island(EnrolFooterIsland)
