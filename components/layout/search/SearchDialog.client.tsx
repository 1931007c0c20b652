'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { SearchField } from './SearchField.client'
import styles from './search-dialog.module.css'
import type { SearchTexts } from './search-texts'

type Props = {
  texts: SearchTexts
  close: string
  /** Gives what was typed before the field was there, once. */
  takeTyped: () => string
  onClose: () => void
}

/** The search over a page: a field with suggestions at the top of the screen; Escape, the button or a click beside it closes. */
export function SearchDialog({ texts, close, takeTyped, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed by the browser first, which gives the focus back; it tells of it a frame later, when the dialog may be open again.
  const leave = () => {
    dialog.current?.close()
    onClose()
  }
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const onClick = ({ target }: MouseEvent) => {
      if (target === element) onLeave()
    }
    // The browser would empty the field first; suggestions keep their own Escape to themselves.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onLeave()
    }
    element.addEventListener('click', onClick)
    element.addEventListener('keydown', onKey)
    element.showModal()
    const input = element.querySelector('input')
    if (input) input.value = takeTyped()
    input?.focus()
    return () => {
      element.removeEventListener('click', onClick)
      element.removeEventListener('keydown', onKey)
      element.close()
    }
  }, [takeTyped])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={texts.label} onClose={onClose}>
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
