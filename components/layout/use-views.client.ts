'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { count, mayCount } from '@/components/enquiry/count.client'
import { isWechat } from '@/lib/rules/media/is-wechat'

type Prerendering = Document & { prerendering?: boolean }

/** The provider that the owner set up, if any: its code is asked for on such sites alone (ADR 0038). */
async function forProvider(wanted?: string): Promise<void> {
  const { analytics } = document.body.dataset
  if (!analytics) return
  const { serveProvider } = await import('./analytics.client')
  serveProvider(JSON.parse(analytics), wanted)
}

/** In WeChat's browser, where the site has an account there; without it WeChat reads the page by itself. */
async function forWechat(): Promise<void> {
  if (document.body.dataset.wechat === undefined || !isWechat(navigator)) return
  const { shareInWechat } = await import('./wechat.client')
  shareInWechat()
}

/** How long a browser that does not say when it is idle is left alone, ms. */
const CALM_MS = 2000

/** How fast this page was, for a site that counts: the code comes when the browser has nothing else to do, and nothing is lost without it. */
function forVitals(): void {
  if (!mayCount()) return
  const load = () =>
    void import('./vitals.client').then(
      ({ watchVitals }) => watchVitals(),
      () => undefined,
    )
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load)
  else setTimeout(load, CALM_MS)
}

/** Listens before that code is there: no click on a button of the notice is lost. */
function onChoice({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-analytics-choice]')
  if (button) void forProvider(button.dataset.analyticsChoice)
}

/** Counts a view of each page that is shown: by a load, client navigation or the browser's own Back; one loaded in advance only once it is seen. */
export function useViews(): void {
  const path = usePathname()
  const shown = useRef<string>(undefined)

  useEffect(() => {
    // A form over the page is the page (D6): closing it is no other view.
    const page = path?.replace(/\/form$/, '')
    if (page === shown.current) return
    shown.current = page
    const view = () => {
      count('view')
      void forProvider()
      forWechat().catch(() => undefined)
    }
    if (!(document as Prerendering).prerendering) return view()
    document.addEventListener('prerenderingchange', view, { once: true })
  }, [path])

  useEffect(forVitals, [])

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && count('view')
    addEventListener('pageshow', onShow)
    addEventListener('click', onChoice)
    return () => {
      removeEventListener('pageshow', onShow)
      removeEventListener('click', onChoice)
    }
  }, [])
}
