'use client'

import { type RefObject, useEffect } from 'react'

/** Where typing starts: the first field with a mouse; the heading on touch screens, whose keyboard would cover the form. */
function firstTarget(dialog: HTMLDialogElement): HTMLElement | null {
  const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
  const fields = 'form input:not([type=hidden]):not([tabindex]), form select, form textarea, form summary'
  return (
    (hasKeyboard ? dialog.querySelector<HTMLElement>(fields) : null) ??
    dialog.querySelector<HTMLElement>('h2')
  )
}

/**
 * Makes a dialog modal while it is mounted; the browser traps the focus. `state` is what it shows: when that changes
 * the focus moves on, unless the visitor is already typing. On leaving it returns to the opener. One that cannot be modal throws;
 * one of the page's own HTML stays as it is.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, state: string): void {
  useEffect(() => {
    const element = dialog.current
    const active = document.activeElement
    if (!element) return
    // A dialog of the page's own HTML is open without being modal, and showModal() refuses an open one.
    const isOpenAlready = element.hasAttribute('open')
    try {
      element.removeAttribute('open')
      element.showModal()
    } catch (error) {
      if (!isOpenAlready) throw error
      element.setAttribute('open', '')
    }
    if (!(active instanceof HTMLElement)) return
    if (element.contains(active)) active.focus({ preventScroll: true })
    return () => {
      if (active.isConnected) active.focus({ preventScroll: true })
    }
  }, [dialog])

  useEffect(() => {
    const element = dialog.current
    const isTyping = document.activeElement?.matches('dialog form *') ?? false
    if (element && state && !isTyping) firstTarget(element)?.focus({ preventScroll: true })
  }, [dialog, state])
}
