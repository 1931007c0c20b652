'use client'

/**
 * Opens a dialog that its own style sheet lays over the page: it is painted first and made modal in the frame after, because all
 * that becomes inert is styled anew, a tenth of a second for a phone (P3).
 */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.setAttribute('open', '')
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!dialog.open || !dialog.isConnected) return
      // showModal() refuses an open one.
      dialog.removeAttribute('open')
      dialog.showModal()
    }),
  )
}
