'use client'

import { BrokenView } from '@/components/layout/BrokenView.client'

/** A page that fails in the browser; on the server the entry around Next answers 503 (D13). */
export default function PageError({ error }: { error: Error }) {
  return <BrokenView error={error} />
}
