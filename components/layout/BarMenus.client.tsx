'use client'

import { useEffect } from 'react'
import { island } from '@/components/ui/island.client'
import {
  closeOtherMenus,
  isAnyMenuPinned,
  menuOf,
  openerOf,
  panelOf,
  release,
  setState,
  stateOf,
} from './bar-menu-state.client'

/** So long a pointer may be over a neighbour on its way from an item into that item's menu, ms. */
const PASSING = 120

/** The menu whose link was just followed: the next page's bar does not open it under a pointer that stood still. */
let followed: string | undefined

const listen = (signal: AbortSignal) => {
  let hovered: HTMLElement | null = null
  let pointer = ''
  let isClosingTap = false

  const hover = (menu: HTMLElement | null) => {
    if (menu === hovered) return
    if (hovered) release(hovered)
    hovered = menu
    const isFollowed = menu !== null && panelOf(menu)?.id === followed
    if (!isFollowed) followed = undefined
    if (!menu) return
    if (isFollowed) return setState(menu, 'shut')
    closeOtherMenus(menu)
    if (stateOf(menu) !== 'pinned') setState(menu, 'hover')
  }

  let passed: { from: HTMLElement; over: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined

  const endPassing = () => {
    if (!passed) return
    const { from, over, timer } = passed
    clearTimeout(timer)
    passed = undefined
    setState(over, undefined)
    setState(from, 'hover')
  }

  /** A pointer that only crosses a neighbour, on a slant, leaves the menu open that it goes to. */
  const point = (menu: HTMLElement | null) => {
    if (passed && menu === passed.over) return
    endPassing()
    if (!menu || !hovered || menu === hovered || stateOf(hovered) !== 'hover') return hover(menu)
    const timer = setTimeout(() => {
      endPassing()
      hover(menu)
    }, PASSING)
    passed = { from: hovered, over: menu, timer }
    setState(menu, 'shut')
    setState(hovered, 'pinned')
  }

  const pin = (menu: HTMLElement) => {
    endPassing()
    closeOtherMenus(menu)
    setState(menu, 'pinned')
  }

  const onFocus = (target: EventTarget | null) => {
    const menu = menuOf(target)
    if (!menu || !(target instanceof Element)) return closeOtherMenus(menu)
    if (hovered !== menu) closeOtherMenus(menu)
    if (panelOf(menu)?.contains(target)) {
      if (stateOf(menu) !== 'hover') setState(menu, 'pinned')
    } else if (!stateOf(menu) && target.matches(':focus-visible')) setState(menu, 'peek')
  }

  const onClick = (event: MouseEvent) => {
    const menu = menuOf(event.target)
    if (!menu || !(event.target instanceof Element) || event.defaultPrevented) return
    const isPinned = stateOf(menu) === 'pinned'
    if (openerOf(menu)?.contains(event.target)) return isPinned ? setState(menu, 'shut') : pin(menu)
    const link = event.target.closest('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    // The first tap on a section shows its menu, the second follows the link.
    if (pointer === 'touch' && !isPinned && link.parentElement === menu) {
      event.preventDefault()
      pin(menu)
    } else {
      followed = panelOf(menu)?.id
      setState(menu, 'shut')
    }
  }

  const onArrow = (event: KeyboardEvent, menu: HTMLElement) => {
    const links = [...(panelOf(menu)?.querySelectorAll('a') ?? [])].filter(
      (link) => link.getClientRects().length > 0,
    )
    event.preventDefault()
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1
    ;(next < 0 ? openerOf(menu) : links[Math.min(next, links.length - 1)])?.focus()
  }

  const onKey = (event: KeyboardEvent) => {
    const menu = menuOf(document.activeElement)
    if (event.key === 'Escape') {
      if (menu && panelOf(menu)?.contains(document.activeElement)) openerOf(menu)?.focus()
      for (const shown of [menu, hovered]) if (shown) setState(shown, 'shut')
      closeOtherMenus(menu)
    } else if (menu && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      if (event.key === 'ArrowDown' && !panelOf(menu)?.contains(document.activeElement)) pin(menu)
      onArrow(event, menu)
    }
  }

  const options = { signal }
  signal.addEventListener('abort', endPassing)
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') point(menuOf(event.target))
    },
    options,
  )
  document.documentElement.addEventListener('pointerleave', () => point(null), options)
  document.addEventListener(
    'pointerdown',
    (event) => {
      pointer = event.pointerType
      const isOutside = !menuOf(event.target)
      const isBelow = isOutside && !(event.target instanceof Element && event.target.closest('header'))
      isClosingTap = isBelow && pointer === 'touch' && isAnyMenuPinned()
      if (isOutside) closeOtherMenus(null)
    },
    options,
  )
  // A swipe ends without a click.
  document.addEventListener(
    'pointercancel',
    () => {
      isClosingTap = false
    },
    options,
  )
  // A tap below an open menu closes it and does nothing else: what lies there was covered.
  document.addEventListener(
    'click',
    (event) => {
      if (!isClosingTap) return
      isClosingTap = false
      event.preventDefault()
      event.stopPropagation()
    },
    { ...options, capture: true },
  )
  document.addEventListener('focusin', (event) => onFocus(event.target), options)
  document.addEventListener('click', onClick, options)
  document.addEventListener('keydown', onKey, options)
  // A pointer or the focus may be on an item before this script starts.
  if (document.activeElement?.matches(':focus-visible')) onFocus(document.activeElement)
  hover(document.querySelector<HTMLElement>('[data-menu]:hover'))
}

/**
 * The bar's menus for pointer, keyboard and touch (§1). CSS shows them on hover and focus by itself; this says their state,
 * keeps Tab out of those that are only passed, opens by arrow, click and tap, closes by Escape.
 */
function BarMenusIsland() {
  useEffect(() => {
    const controller = new AbortController()
    listen(controller.signal)
    return () => controller.abort()
  }, [])
  return null
}

export const BarMenus = island(BarMenusIsland)
