'use client'

import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { queueBeacon } from '@/components/ui/beacon.client'

type Names = readonly (readonly [name: string, selector: string])[]

/** Where on a page something lies, and what it is: few words of our own, never a name or a text of the page. */
const regions: Names = [
  ['dialog', 'dialog'],
  ['banner', '[data-banner]'],
  ['header', 'body > header'],
  ['footer', 'footer'],
]
const parts: Names = [
  ['link', 'a'],
  ['button', 'button, summary'],
  ['field', 'input, select, textarea, label'],
  ['film', 'video'],
]
const nameOf = (element: Element, names: Names, other: string) =>
  names.find(([, selector]) => element.closest(selector))?.[0] ?? other

/** The largest element, or the slowest interaction, in two or three words; empty where the element is gone. */
function causeOf(metric: MetricType): string {
  if (metric.name === 'LCP') {
    const { element, url } = metric.entries.at(-1) ?? {}
    if (!element) return ''
    const part = element instanceof HTMLVideoElement ? 'film' : url ? 'picture' : 'text'
    return `${nameOf(element, regions, 'main')} ${part}`
  }
  if (metric.name !== 'INP') return ''
  const entry = metric.entries.find(({ target }) => target instanceof Element)
  if (!(entry?.target instanceof Element)) return ''
  const way = entry.name.startsWith('key') ? 'key' : 'press'
  return `${way} ${nameOf(entry.target, regions, 'main')} ${nameOf(entry.target, parts, 'other')}`
}

/**
 * Reports each Core Web Vital of this page load once, when the page is first left or hidden; they belong to the address that was loaded,
 * whatever client navigation shows by then. Back from the browser's memory is no load.
 */
export function watchVitals(): void {
  const [loaded] = performance.getEntriesByType('navigation')
  const url = new URL(loaded?.name ?? location.href).pathname
  const reported = new Set<string>()
  const report = (metric: MetricType) => {
    const { name, value, navigationType } = metric
    if (navigationType === 'back-forward-cache' || reported.has(name)) return
    reported.add(name)
    queueBeacon({ type: 'vital', url, body: { name, value, cause: causeOf(metric) } })
  }
  onLCP(report)
  onINP(report)
  onCLS(report)
  onTTFB(report)
}
