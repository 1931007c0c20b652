'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { carriedQuery } from '@/lib/rules/carried-query'

/** The address a filter form asks for: its filled fields, and the parameters that follow the visitor (D9, D15). */
function formAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
  for (const [name, value] of carriedQuery(location.search)) query.set(name, value)
  const text = query.toString()
  return new URL(form.action).pathname + (text === '' ? '' : `?${text}`)
}

/** Makes the filter form around it apply without a full reload: menus when they close, dates when both ends stand, text on submit. */
export function FilterBehaviour() {
  const mark = useRef<HTMLSpanElement>(null)
  const router = useRouter()

  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    const controller = new AbortController()
    const { signal } = controller
    const apply = () => {
      const address = formAddress(form)
      if (address !== location.pathname + location.search) router.push(address, { scroll: false })
    }
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
    return () => controller.abort()
  }, [router])

  return <span ref={mark} hidden />
}
