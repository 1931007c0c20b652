'use client'

import { passToReplacement } from '@/components/ui/pass-to-replacement.client'

type Place = { list: string; control: number; open: boolean[]; top: number | undefined }

const place = passToReplacement<Place>()
/** How high the filter form stood on the screen when it asked for a new list; undefined once that list is there. */
let seenTop: number | undefined

const menus = (form: HTMLFormElement) => [...form.querySelectorAll('details')]
const controls = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLElement>('summary, input, form > button, [aria-haspopup]'),
]

/** Notes how high on the screen the form stands, until the list it asked for is there. Returns how to stop. */
export function watchTop(form: HTMLFormElement): () => void {
  const noteHeight = () => {
    seenTop = form.getBoundingClientRect().top
  }
  noteHeight()
  addEventListener('scroll', noteHeight, { passive: true })
  return () => {
    removeEventListener('scroll', noteHeight)
    seenTop = undefined
  }
}

/** Hands over to the next list's form which control has the focus, which menus are open and how high it stands on the screen. */
export function saveFocus(form: HTMLFormElement) {
  const focused = document.activeElement
  // The link that clears the filters disappears with them, so the first control gets the focus.
  const isClear = focused instanceof HTMLElement && focused.dataset.filterClear !== undefined
  const control = isClear ? 0 : controls(form).indexOf(focused as HTMLElement)
  place.leave({ list: form.action, control, open: menus(form).map((menu) => menu.open), top: seenTop })
}

/**
 * The first choice leads from the plain list to the filtered one, whose form is a new one: before anything is painted it
 * stands at the same height, with the same menus open and the focus where it was (D15).
 */
export function restoreFocus(form: HTMLFormElement) {
  const left = place.take()
  if (left?.list !== form.action) return
  for (const [index, menu] of menus(form).entries()) menu.open = left.open[index] ?? false
  if (left.top !== undefined)
    scrollBy({ top: form.getBoundingClientRect().top - left.top, behavior: 'instant' })
  controls(form)[left.control]?.focus({ preventScroll: true })
}
