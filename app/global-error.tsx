'use client'

import { useEffect, useState } from 'react'
import { BrokenView } from '@/components/layout/BrokenView.client'

/** The last resort, when the layout itself fails in the browser: the document in its language, texts as the layout wrote them. */
export default function GlobalError({ error }: { error: Error }) {
  const [attributes] = useState(() =>
    typeof document === 'undefined'
      ? {}
      : { lang: document.documentElement.lang, broken: document.body.dataset.broken },
  )
  // Its buttons answer, though the island that says so of a page is gone.
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <html lang={attributes.lang}>
      <body data-broken={attributes.broken}>
        <BrokenView error={error} />
      </body>
    </html>
  )
}
