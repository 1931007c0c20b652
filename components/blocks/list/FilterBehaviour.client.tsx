'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { island } from '@/components/ui/island.client'
import { openOrFollow } from '@/components/ui/open-or-follow.client'
import { carriedNames, withCarried } from '@/lib/rules/address/carried-query'
import { restoreFocus, saveFocus, watchTop } from './filter-focus.client'

/** The address a filter form asks for: its filled fields, and the parameters that follow the visitor (D9, D15). */
function formAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
  const text = query.toString()
  return withCarried(new URL(form.action).pathname + (text === '' ? '' : `?${text}`), location.search)
}

/** The filters of an address alone, as the server writes them: what follows the visitor is no filter. */
function filtersOf(address: string): string {
  const query = new URL(address, location.href).searchParams
  for (const name of carriedNames) query.delete(name)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
]

/** The fields show the filters of the address again; what is being typed stays, but not what Back or Forward has left behind. */
function showApplied(form: HTMLFormElement, search: string, isBack: boolean) {
  const applied = new URLSearchParams(search)
  for (const box of boxesOf(form)) box.checked = applied.getAll(box.name).includes(box.value)
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=date], input[type=search]'))
    if (isBack || field !== document.activeElement) field.value = applied.get(field.name) ?? ''
}

/**
 * Makes the filter form around it apply without a full reload: a choice at once, dates when both ends stand, text on submit. By layout
 * effects: a key or a choice right after the list has changed would come before other effects and be lost.
 */
function FilterBehaviourIsland({ search }: { search: string }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const asked = useRef<string>(undefined)
  const shown = useRef(search)
  const isBack = useRef(false)
  const unwatch = useRef(() => {})
  const router = useRouter()

  useLayoutEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form) return
    restoreFocus(form)
    return () => saveFocus(form)
  }, [])

  useLayoutEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form) return
    // While a newer choice is on its way, the answer to an older one must not undo it.
    const isOld = asked.current !== undefined && asked.current !== search
    if (shown.current !== search && !isOld) showApplied(form, search, isBack.current)
    shown.current = search
    asked.current = undefined
    isBack.current = false
    unwatch.current()
  }, [search])

  useLayoutEffect(() => {
    const form = anchor.current?.closest('form')
    if (!form) return
    const controller = new AbortController()
    const { signal } = controller
    const go = (address: string) => {
      if (address === location.pathname + location.search) return
      asked.current = filtersOf(address)
      unwatch.current()
      unwatch.current = watchTop(form)
      openOrFollow(router.push, address, { scroll: false })
    }
    const apply = () => go(formAddress(form))
    const forget = () => {
      asked.current = undefined
      isBack.current = true
      // After Back the browser itself restores where the visitor was.
      unwatch.current()
    }
    addEventListener('popstate', forget, { signal })
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        for (const menu of form.querySelectorAll<HTMLDetailsElement>('details[open]')) menu.open = false
        apply()
      },
      { signal },
    )
    form.addEventListener(
      'change',
      (event) => {
        const field = event.target
        if (!(field instanceof HTMLInputElement)) return
        if (field.type === 'checkbox') apply()
        const ends = [...form.querySelectorAll<HTMLInputElement>('input[type=date]')].filter(
          (input) => input.value !== '',
        ).length
        if (field.type === 'date' && ends !== 1) apply()
      },
      { signal },
    )
    document.addEventListener(
      'click',
      (event) => {
        for (const menu of form.querySelectorAll<HTMLDetailsElement>('details[open]'))
          if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false
        const clear = event.target instanceof Element && event.target.closest('[data-filter-clear]')
        if (!clear || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        go(withCarried(new URL(form.action).pathname, location.search))
      },
      { signal },
    )
    form.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        const menu = form.querySelector<HTMLDetailsElement>('details[open]')
        if (!menu) return
        menu.open = false
        menu.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => {
      controller.abort()
      unwatch.current()
    }
  }, [router])

  return <span ref={anchor} hidden />
}

export const FilterBehaviour = island(FilterBehaviourIsland)
