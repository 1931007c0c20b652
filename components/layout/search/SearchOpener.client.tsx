'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { FollowOnFailure } from '@/components/ui/FollowOnFailure.client'
import { importOnUse } from '@/components/ui/import-on-use.client'
import { island } from '@/components/ui/island.client'
import { follow } from '@/components/ui/leaving.client'
import { withCarried } from '@/lib/rules/address/carried-query'
import type { SearchDialog } from './SearchDialog.client'
import type { SearchTexts } from './search-texts'

type Props = { texts: SearchTexts; close: string }
type DialogView = ComponentType<Parameters<typeof SearchDialog>[0]>

const loadDialog = () => importOnUse(import('./SearchDialog.client'))
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
/** The field of a page that has one: nothing need open there. */
const ownField = () => document.querySelector<HTMLInputElement>('main [data-search-field]')

/** Opens the search over the page by its links and by the `/` key; its code comes when a link is about to be used. */
function SearchOpenerIsland({ texts, close }: Props) {
  const [View, setView] = useState<DialogView>()
  const path = usePathname()
  /** Each opening is one of its own, and over its path alone: after a navigation it is closed. */
  const [opened, setOpened] = useState<{ over: string; key: number }>()
  /** What is typed while the dialog's code is on its way; undefined while nothing is. */
  const typed = useRef<string>(undefined)
  const takeTyped = useCallback(() => {
    const text = typed.current ?? ''
    typed.current = undefined
    return text
  }, [])

  useEffect(() => {
    const open = () => {
      const field = ownField()
      if (field) {
        field.focus()
        return field.select()
      }
      // Asked for again while the code is on its way: what was typed stays.
      if (typed.current !== undefined) return
      typed.current = ''
      loadDialog().then(
        (module) => {
          if (typed.current === undefined) return
          setView(() => module.SearchDialog)
          setOpened({ over: path, key: performance.now() })
        },
        () => {
          typed.current = undefined
          follow(withCarried(texts.action, location.search))
        },
      )
    }
    /** Does with a key what the field will do; true when the key means something there. */
    const type = (key: string, text: string) => {
      if (key.length === 1) typed.current = text + key
      else if (key === 'Backspace') typed.current = text.slice(0, -1)
      else if (key === 'Escape') typed.current = undefined
      else if (key === 'Enter' && text) {
        typed.current = undefined
        location.assign(withCarried(`${texts.action}?q=${encodeURIComponent(text)}`, location.search))
      } else return key === 'Enter'
      return true
    }
    const linkOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest('a[data-search]') : null
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (event.defaultPrevented || !linkOf(event.target)) return
      event.preventDefault()
      open()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      if (typed.current !== undefined && type(event.key, typed.current)) return event.preventDefault()
      if (event.key !== '/') return
      // One that is hidden is being closed.
      if (document.querySelector('dialog[open]:not([hidden])')) return
      event.preventDefault()
      open()
    }
    const prepare = (event: Event) => {
      if (linkOf(event.target)) void loadDialog().catch(() => undefined)
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('keydown', onKey, { signal })
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(name, prepare, { passive: true, signal })
    return () => {
      controller.abort()
      // Code that comes after the page has changed opens nothing: keys are the page's own again.
      typed.current = undefined
    }
  }, [texts.action, path])

  return View ? (
    <FollowOnFailure href={texts.action}>
      <View
        texts={texts}
        close={close}
        opening={opened?.over === path ? opened.key : undefined}
        takeTyped={takeTyped}
        onClose={() => setOpened((now) => (now === opened ? undefined : now))}
      />
    </FollowOnFailure>
  ) : null
}

export const SearchOpener = island(SearchOpenerIsland)
