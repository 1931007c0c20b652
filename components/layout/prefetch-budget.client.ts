'use client'

import { isSlowConnection, savesData } from '@/components/ui/saves-data.client'

/** So many pages are fetched ahead while one page is shown: a pointer that wanders over a menu of fifty links fetches no fifty pages. */
const MOST = 16

/** False for visitors who save data, and on slow connections, where prefetching would delay the page being read. */
const isAffordable = () => !savesData() && !isSlowConnection()

/** Says of an address, each time it may soon be followed, whether to fetch it ahead: no search, once, and not too many on one page (P5). */
export function prefetchBudget(): (address: string) => boolean {
  const asked = new Set<string>()
  let page = ''
  return (address) => {
    if (page !== location.pathname) asked.clear()
    page = location.pathname
    if (address.includes('/search?') || asked.has(address) || asked.size >= MOST || !isAffordable())
      return false
    asked.add(address)
    return true
  }
}
