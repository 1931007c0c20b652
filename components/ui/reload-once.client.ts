'use client'

import { unlessLeaving } from './leaving.client'
import { readStored, writeStored } from './storage.client'

/** True for code of the site that could not be loaded: after a deploy an open page asks for files that are gone. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error && /ChunkLoadError|chunk|imported module/i.test(`${error.name} ${error.message}`)
  )
}

const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

/**
 * Loads this address again, once: true when it does. Where nothing can be stored, a page that was reloaded is left alone; one that is
 * being left is loaded again only if it stays.
 */
export function reloadOnce(): boolean {
  const name = `reloaded:${location.pathname}${location.search}`
  if (readStored('sessionStorage', name)) return false
  let isReloading = true
  unlessLeaving(() => {
    isReloading = writeStored('sessionStorage', name, '1') || !isReloaded()
    if (isReloading) location.reload()
  })
  return isReloading
}
