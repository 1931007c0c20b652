'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { island } from '@/components/ui/island.client'
import { type Enrolment, type EventPhase, enrolAction, eventPhase } from '@/lib/rules/event/event-status'
import styles from './enrol-footer.module.css'

type Props = {
  startDate: number
  endDate: number
  zone: string
  phase: EventPhase
  event: Enrolment
  defaultFormId: string
  /** Address under which forms lie, in the page's language. */
  formPath: string
  labels: { over: string; closed: string; enrol: string; region: string; name: string }
}

/** The enrol footer (§2, §4): only with enrollStatus; disabled after the end and once closed; a form or a link before. Derived again from the browser's clock (D10). */
function EnrolFooterIsland({
  startDate,
  endDate,
  zone,
  phase,
  event,
  defaultFormId,
  formPath,
  labels,
}: Props) {
  const [current, setCurrent] = useState(phase)
  useEffect(
    () => setCurrent(eventPhase({ startDate, endDate }, Date.now(), zone)),
    [startDate, endDate, zone],
  )
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
