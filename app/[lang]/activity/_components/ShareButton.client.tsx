'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/Icon'

/** Shares the page by the device's own sheet where there is one, else copies its address; the answer is announced. */
export function ShareButton({ title, labels }: { title: string; labels: { share: string; copied: string } }) {
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // The visitor closed the sheet, or the browser forbids the clipboard: nothing was shared, nothing to say.
    }
  }
  return (
    <button type="button" onClick={() => void share()}>
      <Icon name={isCopied ? 'check' : 'external'} size={18} />
      <span role="status">{isCopied ? labels.copied : labels.share}</span>
    </button>
  )
}
