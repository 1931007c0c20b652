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
