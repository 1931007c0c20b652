'use client'

/**
 * How a menu of the bar stands: `peek` (seen while the keyboard passes its opener: Tab goes by), `hover`, `pinned` (opened
 * by key, click or tap), `shut` (closed although pointer or focus are still there). Without a state CSS alone decides.
 */
export type MenuState = 'peek' | 'hover' | 'pinned' | 'shut' | undefined

/** The menu of the bar an event came from. */
export const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null

export const openerOf = (menu: Element) => menu.querySelector<HTMLElement>(':scope > button')
export const panelOf = (menu: Element) => menu.querySelector<HTMLElement>(':scope > [data-panel]')
export const stateOf = (menu: HTMLElement) => menu.dataset.state as MenuState

/** Gives a menu its state; its opener says whether it is open, and a menu that is only seen takes no focus. */
export function setState(menu: HTMLElement, state: MenuState): void {
  if (state) menu.dataset.state = state
  else delete menu.dataset.state
  openerOf(menu)?.setAttribute('aria-expanded', String(state === 'hover' || state === 'pinned'))
  panelOf(menu)?.toggleAttribute('inert', state === 'peek')
}

/** True while a menu opened by key, click or tap stays open. */
export const isAnyMenuPinned = () => document.querySelector('[data-menu][data-state="pinned"]') !== null

/** Leaves no menu open but this one. */
export function closeOtherMenus(menu: Element | null): void {
  for (const other of document.querySelectorAll<HTMLElement>('[data-menu]'))
    if (other !== menu) setState(other, other.matches(':focus-within, :hover') ? 'shut' : undefined)
}

/** What a menu falls back to when the pointer leaves it. */
export function release(menu: HTMLElement): void {
  const state = stateOf(menu)
  const isFocused = menu.matches(':focus-within')
  if (state === 'hover') setState(menu, isFocused ? 'peek' : undefined)
  if (state === 'shut' && !isFocused) setState(menu, undefined)
}
