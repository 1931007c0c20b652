'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '@/components/ui/island.client'
import { closeModal, closeOnCancel, openModal } from '@/components/ui/open-modal.client'

/** Shown by its fragment it is gone once the address names another one: none, so that the page stays where it is. */
function leaveFragment(menu: HTMLElement) {
  if (!menu.matches(':target')) return
  const { state } = history
  location.replace('#_')
  history.replaceState(state, '', location.pathname + location.search)
}

type Props = { className?: string | undefined; label: string; children: ReactNode }

/** The dialog around the mobile menu: opens modally by any `[data-menu-open]`, Escape pops one level, closing empties the stack (§4). */
function MenuDialogIsland({ className, label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const levels = () => [...element.querySelectorAll<HTMLDetailsElement>('details[open]')]
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[data-menu-open]')) {
        event.preventDefault()
        // A browser without dialogs shows it by its fragment, as the loader does.
        if (!element.showModal) location.hash = element.id
        else if (!element.open) openModal(element)
      } else if (target?.closest('[data-menu-close], a[href]')) {
        if (target.closest('[data-menu-close]')) event.preventDefault()
        if (element.open) closeModal(element)
        leaveFragment(element)
      }
    }
    const onCancel = (event: Event) => {
      const last = levels().at(-1)
      if (!last) return closeOnCancel(event)
      event.preventDefault()
      last.open = false
      last.querySelector('summary')?.focus()
    }
    const onClose = () => {
      for (const level of levels()) level.open = false
    }
    // Before window, where Navigation listens: a control of the menu is no navigation.
    document.addEventListener('click', onClick)
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClose)
    return () => {
      document.removeEventListener('click', onClick)
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onClose)
    }
  }, [])

  return (
    <dialog ref={dialog} id="site-menu" className={className} aria-label={label}>
      {children}
    </dialog>
  )
}

export const MenuDialog = island(MenuDialogIsland, ({ className, label, children }) => (
  <dialog id="site-menu" className={className} aria-label={label}>
    {children}
  </dialog>
))
