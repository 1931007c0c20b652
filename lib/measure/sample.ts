/** Upper bounds of the classes in which Core Web Vitals are counted, finest where good ends and poor begins; ms, CLS in thousandths. What lies beyond the last is counted there. */
export const vitals = {
  LCP: { good: 2500, poor: 4000, bounds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 20_000] },
  INP: { good: 200, poor: 500, bounds: [50, 100, 150, 200, 300, 400, 500, 1000, 2000, 5000] },
  CLS: { good: 100, poor: 250, bounds: [10, 25, 50, 75, 100, 150, 200, 250, 500, 1000] },
  TTFB: { good: 800, poor: 1800, bounds: [100, 200, 400, 600, 800, 1200, 1800, 3000, 6000, 10_000] },
} as const
export type VitalName = keyof typeof vitals
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const satisfies readonly VitalName[]

/** The class of a value, by its upper bound. */
export const classOf = (name: VitalName, value: number): number =>
  vitals[name].bounds.find((bound) => value <= bound) ?? vitals[name].bounds[9]

/**
 * One thing of a day besides visits: a vital (`name` says which element or interaction, `bound` its class), the browser of a page load,
 * or the words of a search that found nothing. What a kind does not have is empty.
 */
export type Sample = {
  kind: VitalName | 'browser' | 'search'
  locale: string
  page: string
  device: string
  name: string
  bound: number
}
