'use client'

/** Acts in the task after the next frame: what has changed by then is seen first (P3). */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

/**
 * Opens a dialog that its own style sheet lays over the page: it is painted first and made modal in the frame after, because all
 * that becomes inert is styled anew, a tenth of a second for a phone (P3).
 */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.setAttribute('open', '')
  // Not yet modal, it is closed by no Escape of the browser's own.
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && dialog.close()
  document.addEventListener('keydown', onKey)
  afterFrame(() => {
    document.removeEventListener('keydown', onKey)
    if (!dialog.open || !dialog.isConnected) return
    // showModal() refuses an open one.
    dialog.removeAttribute('open')
    dialog.showModal()
  })
}

/**
 * Closes a modal dialog in the frame after the one that shows it no more, then calls `onClosed`: all that was inert is styled anew
 * with it (P3).
 */
export function closeModal(dialog: HTMLDialogElement | null, onClosed?: () => void): void {
  if (!dialog) return
  dialog.hidden = true
  afterFrame(() => {
    dialog.hidden = false
    closeDialog(dialog)
    onClosed?.()
  })
}

/** Closes a dialog as `closeModal` does when the browser is about to: by Escape, or by a phone's own way back. */
export function closeOnCancel(event: Pick<Event, 'target' | 'currentTarget' | 'preventDefault'>): void {
  // A file field within tells of its own.
  if (event.target !== event.currentTarget || !(event.target instanceof HTMLDialogElement)) return
  event.preventDefault()
  closeModal(event.target)
}

/** Closes a dialog; where browsers know none, its listeners hear of it all the same. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.close) dialog.close()
  else dialog?.dispatchEvent(new Event('close'))
}
