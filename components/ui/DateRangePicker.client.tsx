'use client'

import { type ComponentType, useRef, useState } from 'react'
import type { DayRange } from '@/lib/rules/list/list-query'
import type { CalendarProps } from './Calendar.client'
import styles from './date-range-picker.module.css'
import { Icon } from './Icon'
import { island } from './island.client'
import { afterFrame, closeModal, closeOnCancel } from './open-modal.client'
import { reloadOnce } from './reload-once.client'

type Label = 'open' | 'title' | 'apply' | 'clear' | 'close' | 'hint' | 'previous' | 'next'
type Props = { language: string; range: DayRange; labels: Record<Label, string> }

/** The phone's date filter (§4): a calendar in a sheet, loaded when it is opened; applies only with both ends, and can be cleared. */
function DateRangePickerIsland({ language, range, labels }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<DayRange>(range)
  const [Calendar, setCalendar] = useState<{ View: ComponentType<CalendarProps> }>()
  const hasBoth = Boolean(chosen.startDate && chosen.endDate)

  const open = () => {
    setChosen(range)
    afterFrame(() => dialog.current?.open || dialog.current?.showModal())
    import('./Calendar.client').then((module) => setCalendar({ View: module.Calendar }), reloadOnce)
  }
  const apply = ({ startDate = '', endDate = '' }: DayRange) => {
    const form = dialog.current?.closest('form')
    const fields = { startDate, endDate }
    for (const [name, value] of Object.entries(fields)) {
      const field = form?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    dialog.current?.close()
    form?.querySelector<HTMLElement>('[type=submit]')?.click()
  }
  const shown = range.startDate && range.endDate ? `${range.startDate} – ${range.endDate}` : labels.open

  return (
    <div className={styles.picker}>
      <button type="button" className={styles.button} onClick={open} aria-haspopup="dialog">
        <span>{shown}</span>
        <Icon name="calendar" size={18} />
      </button>
      <dialog ref={dialog} className={styles.sheet} aria-label={labels.title} onCancel={closeOnCancel}>
        <div className={styles.head}>
          <strong>{labels.title}</strong>
          <button
            type="button"
            className={styles.close}
            aria-label={labels.close}
            onClick={() => closeModal(dialog.current)}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.calendar}>
          {Calendar && (
            <Calendar.View language={language} range={chosen} onChange={setChosen} labels={labels} />
          )}
        </div>
        <p className={styles.hint} role="status">
          {hasBoth ? `${chosen.startDate} – ${chosen.endDate}` : labels.hint}
        </p>
        <div className={styles.actions}>
          <button type="button" className={styles.secondary} onClick={() => apply({})}>
            {labels.clear}
          </button>
          <button type="button" className={styles.primary} disabled={!hasBoth} onClick={() => apply(chosen)}>
            {labels.apply}
          </button>
        </div>
      </dialog>
    </div>
  )
}

export const DateRangePicker = island(DateRangePickerIsland)
