'use client'

import { prefersStillness } from '@/components/ui/carousel/pause.client'
import { savesData } from '@/components/ui/saves-data.client'

/** How long after the first paint a scene begins, and how long a task of a device takes that is too slow for it. */
const REST_MS = 2000
const SLOW_TASK_MS = 200

/** True when the visitor picked a station of the scene, instead of letting it run. */
export const isPicked = (hero: Element) => hero.querySelector('input:checked:not([value="live"])') !== null

/** Calls back at every choice of the scene, also of what is chosen already: it plays again. */
export function onChoice(hero: Element, callback: () => void, signal: AbortSignal): void {
  const listen = (event: Event) => {
    const isOther = event instanceof KeyboardEvent && event.key !== ' '
    if (!isOther && event.target instanceof HTMLInputElement) callback()
  }
  // A choice that is made already is no click to the space bar.
  for (const type of ['click', 'keyup']) hero.addEventListener(type, listen, { signal })
}

/**
 * Plays the scene where nothing speaks against it: not before the page rests, not for who saves data or asks for stillness, not on a
 * slow device (there its last frame stands until a visitor chooses otherwise), and only while it is seen.
 */
export function followScene(hero: Element, signal: AbortSignal): void {
  const play = () => {
    hero.removeAttribute('data-live')
    if (isPicked(hero)) return
    // What runs begins anew once there was a style without it.
    hero.getBoundingClientRect()
    hero.setAttribute('data-live', '')
  }
  onChoice(hero, play, signal)

  let isSeen = true
  const look = () => hero.toggleAttribute('data-away', document.hidden || !isSeen)
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true
    look()
  })
  if (hero.lastElementChild) observer.observe(hero.lastElementChild)
  document.addEventListener('visibilitychange', look, { signal })

  let isSlow = savesData() || prefersStillness()
  const tasks = new PerformanceObserver((list) => {
    isSlow ||= list.getEntries().some(({ duration }) => duration > SLOW_TASK_MS)
  })
  tasks.observe({ type: 'longtask', buffered: true })
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()
  const timer = setTimeout(
    () => {
      tasks.disconnect()
      const isChosen = isPicked(hero) || hero.matches('[data-live], [data-paused]')
      // A click begins the time of its slide as well.
      if (!isSlow && !isChosen) hero.querySelector<HTMLElement>('input[value="live"]')?.click()
    },
    painted + REST_MS - performance.now(),
  )
  signal.addEventListener('abort', () => {
    observer.disconnect()
    tasks.disconnect()
    clearTimeout(timer)
  })
}
