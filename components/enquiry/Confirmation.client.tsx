'use client'

import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { ContactText } from '@/components/ui/ContactText'
import { Icon } from '@/components/ui/Icon'
import { referenceOf } from '@/lib/rules/form/reference'
import styles from './confirmation.module.css'
import type { ConsultTexts } from './texts'
import type { Passed } from './types'

export type ConfirmationProps = { passed: Passed; texts: ConsultTexts; onClose: () => void }

/**
 * What stays of a stored enquiry until the visitor closes it (ADR 0039): what happens next, the reference to quote, and a way to customers' stories. It
 * stands beside the page, takes the focus once and gives it back.
 */
export function Confirmation({ passed, texts, onClose }: ConfirmationProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const reference = referenceOf(passed.id)
  const [before, after] = texts.reference.split('{reference}')

  useEffect(() => {
    const before = document.activeElement
    title.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section className={styles.card} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {texts.received}
      </h2>
      <h3>{texts.receivedNext}</h3>
      <ol>
        {(passed.nextSteps ?? [texts.next2]).map((step) => (
          <li key={step}>
            <span>
              <ContactText line={step} className="whole" />
            </span>
          </li>
        ))}
      </ol>
      {reference && (
        <p>
          <span>{before}</span>
          <span translate="no">{reference}</span>
          <span>{after}</span>
        </p>
      )}
      {texts.storiesHref && (
        <p>
          <a href={texts.storiesHref}>{texts.stories}</a>
        </p>
      )}
    </section>
  )
}
