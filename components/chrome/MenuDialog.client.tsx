'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '@/components/ui/island.client'

/** The dialog around the mobile menu: opens modally by any `[data-menu-open]`, Escape pops one level, closing empties the stack (§4). */
function MenuDialogIsland({
  className,
  label,
  children,
}: {
  className?: string | undefined
  label: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const levels = () => [...element.querySelectorAll<HTMLDetailsElement>('details[open]')]
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[data-menu-open]')) {
        // Where it cannot, the link shows the menu.
        if (!element.open) element.showModal()
        event.preventDefault()
      } else if (target?.closest('[data-menu-close]')) {
        event.preventDefault()
        element.close()
        if (location.hash === '#site-menu')
          history.replaceState(history.state, '', location.pathname + location.search)
      } else if (element.open && target?.closest('a[href]')) {
        element.close()
      }
    }
    const onCancel = (event: Event) => {
      const last = levels().at(-1)
      if (!last) return
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
