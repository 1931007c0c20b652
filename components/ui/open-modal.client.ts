'use client'

/**
 * Opens a dialog that its own style sheet lays over the page: it is painted first and made modal in the frame after, because all
 * that becomes inert is styled anew, a tenth of a second for a phone (P3).
 */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.setAttribute('open', '')
  // Not yet modal, it is closed by no Escape of the browser's own.
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && dialog.close()
  document.addEventListener('keydown', onKey)
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.removeEventListener('keydown', onKey)
      if (!dialog.open || !dialog.isConnected) return
      // showModal() refuses an open one.
      dialog.removeAttribute('open')
      dialog.showModal()
    }),
  )
}

/** Closes a modal dialog in the frame after the one that shows it no more: all that was inert is styled anew with it (P3). */
export function closeModal(dialog: HTMLDialogElement | null): void {
  if (!dialog) return
  dialog.style.display = 'none'
  requestAnimationFrame(() =>
    setTimeout(() => {
      dialog.style.removeProperty('display')
      closeDialog(dialog)
    }),
  )
}

/** Closes a dialog; where browsers know none, its listeners hear of it all the same. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.close) dialog.close()
  else dialog?.dispatchEvent(new Event('close'))
}
