'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { closeModal, openModal } from '@/components/ui/open-modal.client'
import { SearchField } from './SearchField.client'
import styles from './search-dialog.module.css'
import type { SearchTexts } from './search-texts'

type Props = {
  texts: SearchTexts
  close: string
  /** The number of the opening that it is open for; undefined while it is closed. */
  opening: number | undefined
  /** Gives what was typed before the field was there, once. */
  takeTyped: () => string
  onClose: () => void
}

/** Set by the first opening, for which the code has come after the tap: where that throws, the link is followed. */
let canBeModal = false

/**
 * The search over a page: a field with suggestions at the top of the screen; Escape, the button or a click beside it closes. It is
 * kept when closed, so that a second opening draws nothing anew (P3).
 */
export function SearchDialog({ texts, close, opening, takeTyped, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed by the browser first, which gives the focus back; it tells of it later, when the dialog may be open again.
  const leave = () => closeModal(dialog.current, onClose)
  const onLeave = useEffectEvent(leave)
  const onClosed = useEffectEvent(() => {
    if (!dialog.current?.open) onClose()
  })
  useEffect(() => {
    const element = dialog.current
    if (!element || opening === undefined) return
    const onClick = ({ target }: MouseEvent) => {
      if (target === element) onLeave()
    }
    // The browser would empty the field first; suggestions keep their own Escape to themselves.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onLeave()
    }
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener('click', onClick, { signal })
    element.addEventListener('keydown', onKey, { signal })
    element.addEventListener('close', onClosed, { signal })
    // Its field has the focus within the tap, or an iPhone shows no keyboard; so the browser does not know where it was before.
    const opener = document.activeElement
    if (canBeModal) openModal(element)
    else element.showModal()
    canBeModal = true
    const input = element.querySelector('input')
    if (input) input.value = takeTyped()
    // What was found for the words before is not shown.
    input?.dispatchEvent(new Event('input'))
    input?.focus()
    return () => {
      controller.abort()
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [opening, takeTyped])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.label}>
      <div className={styles.inner}>
        <SearchField texts={texts} isLarge />
        <button type="button" className={styles.close} onClick={leave}>
          <Icon name="close" />
          <span className="visually-hidden">{close}</span>
        </button>
      </div>
    </dialog>
  )
}
