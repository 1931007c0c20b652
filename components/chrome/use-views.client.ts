'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { count } from '@/components/enquiry/count.client'

type Prerendering = Document & { prerendering?: boolean }

/** Tells the provider that the owner set up, if any: its code is asked for on such sites alone (ADR 0038). */
function viewForOthers(): void {
  const { analytics } = document.body.dataset
  if (!analytics) return
  void import('./analytics.client').then(({ viewForOthers: tell }) => tell(JSON.parse(analytics)))
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
      viewForOthers()
    }
    if (!(document as Prerendering).prerendering) return view()
    document.addEventListener('prerenderingchange', view, { once: true })
  }, [path])

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && count('view')
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
