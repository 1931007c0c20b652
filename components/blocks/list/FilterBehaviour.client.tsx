'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { island } from '@/components/ui/island.client'
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

/** The box a choice was just made with. The first choice leads from the plain list to the filtered one, whose form is a new one: the visitor goes on where he was. */
let lastChoice: { name: string; value: string } | undefined

function resumeChoice(form: HTMLFormElement) {
  const last = lastChoice
  lastChoice = undefined
  if (!last || document.activeElement !== document.body) return
  const box = boxesOf(form).find(({ name, value }) => name === last.name && value === last.value)
  const menu = box?.closest('details')
  if (!menu) return
  menu.open = true
  box?.focus({ preventScroll: true })
}

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
]

/** After Back or Forward the fields show the filters of the address again. */
function showApplied(form: HTMLFormElement, search: string) {
  const applied = new URLSearchParams(search)
  for (const box of boxesOf(form)) box.checked = applied.getAll(box.name).includes(box.value)
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=date], input[type=search]'))
    if (field !== document.activeElement) field.value = applied.get(field.name) ?? ''
}

/** Makes the filter form around it apply without a full reload: a choice at once, dates when both ends stand, text on submit. */
function FilterBehaviourIsland({ search }: { search: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const asked = useRef<string>(undefined)
  const shown = useRef(search)
  const router = useRouter()

  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    // While a newer choice is on its way, the answer to an older one must not undo it.
    const isOld = asked.current !== undefined && asked.current !== search
    if (shown.current !== search && !isOld) showApplied(form, search)
    shown.current = search
    asked.current = undefined
    resumeChoice(form)
  }, [search])

  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    const controller = new AbortController()
    const { signal } = controller
    const apply = () => {
      const address = formAddress(form)
      if (address === location.pathname + location.search) return
      asked.current = new URL(address, location.href).search
      router.push(address, { scroll: false })
    }
    const forget = () => {
      asked.current = undefined
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
        if (field.type === 'checkbox') {
          lastChoice = { name: field.name, value: field.value }
          apply()
        }
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

export const FilterBehaviour = island(FilterBehaviourIsland)
