'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasDialogEntry, watchDialogs, withoutDialogEntry } from '@/components/ui/dialog-entry.client'
import { island } from '@/components/ui/island.client'
import { openOrFollow } from '@/components/ui/open-or-follow.client'
import { withCarried } from '@/lib/rules/address/carried-query'
import { trackAnchorEntries } from './anchor-entries.client'
import { flagBrokenPictures } from './broken-pictures.client'
import {
  anchorOf,
  copyQueryAndHash,
  isBrowsersOwn,
  isSamePage,
  leadsOn,
  pageAddress,
} from './navigation-links.client'
import { prefetchBudget } from './prefetch-budget.client'
import { restoreChoices, saveChoice } from './saved-choices.client'

/** An #anchor of the page glides there and nothing else does: Back and the router's own jumps would be cut short on the way (§2). */
const glide = (isGliding: boolean) => document.documentElement.toggleAttribute('data-gliding', isGliding)

/**
 * One listener for the whole document instead of a client component per link: carries bd_vid and ext_info (D9),
 * turns clicks into client navigation, and prefetches on hover or touch only (P5). Links work without it.
 */
function NavigationIsland() {
  const router = useRouter()
  const path = usePathname()
  const shownPath = useRef(path)

  useEffect(() => {
    const isWorthIt = prefetchBudget()
    const carry = (event: Event) => {
      const anchor = anchorOf(event)
      const address = anchor && pageAddress(anchor)
      if (anchor?.dataset.languageSwitch) return copyQueryAndHash(anchor)
      if (!anchor || !address || isSamePage(anchor)) return
      const wanted = withCarried(address, location.search)
      if (wanted !== address) anchor.setAttribute('href', wanted)
    }
    const prefetch = (event: Event) => {
      carry(event)
      const anchor = anchorOf(event)
      // A form or the search opens as a dialog over the page; the address of its link is for visitors without scripts.
      const isDialog = anchor?.matches('[data-form], [data-search]')
      const address = anchor && !isDialog && pageAddress(anchor)
      if (!address || isSamePage(anchor) || anchor.target === '_blank' || !isWorthIt(address)) return
      router.prefetch(address)
    }
    const navigate = (event: MouseEvent) => {
      const anchor = anchorOf(event)
      if (!anchor) return
      carry(event)
      if (!leadsOn(event, anchor)) return
      if (hasDialogEntry()) {
        event.preventDefault()
        return withoutDialogEntry(() => anchor.click())
      }
      const address = pageAddress(anchor)
      if (!address || isBrowsersOwn(anchor)) return
      if (isSamePage(anchor)) return glide(true)
      event.preventDefault()
      // For a link to the page that is shown the router does nothing; visitors expect its top all the same (§2).
      const isShown = address === location.pathname + location.search
      if (isShown) {
        document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
        scrollTo(0, 0)
      }
      if (!isShown || location.hash !== '') openOrFollow(router.push, address)
    }
    const scrolled = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 24)
    scrolled()
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('scroll', scrolled, { passive: true, signal })
    addEventListener('click', navigate, { signal })
    addEventListener('change', saveChoice, { signal })
    for (const name of ['scrollend', 'popstate']) addEventListener(name, () => glide(false), { signal })
    for (const name of ['pointerover', 'touchstart', 'focusin'])
      addEventListener(name, prefetch, { passive: true, signal })
    for (const name of ['contextmenu', 'auxclick', 'pointerdown']) addEventListener(name, carry, { signal })
    return () => controller.abort()
  }, [router])

  useEffect(trackAnchorEntries, [])
  useEffect(watchDialogs, [])
  useEffect(flagBrokenPictures, [])

  // Before the place on the page is found again: what is chosen makes its height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each page that is shown
  useLayoutEffect(restoreChoices, [path])

  useEffect(() => {
    // Every link shows the carried parameters from the start: copying an address or opening it in a tab keeps them too.
    if (path && location.search) {
      for (const anchor of document.querySelectorAll('a')) {
        const address = pageAddress(anchor)
        if (address && !isSamePage(anchor)) anchor.setAttribute('href', withCarried(address, location.search))
      }
    }
    // Panels opened by hover or focus close when the page changes. Focus that the keyboard moved into the bar while scripts started stays there.
    const hasChanged = shownPath.current !== path
    shownPath.current = path
    const focused = document.activeElement
    if (hasChanged && focused instanceof HTMLElement && focused.closest('header')) focused.blur()
  }, [path])

  return null
}

export const Navigation = island(NavigationIsland)
