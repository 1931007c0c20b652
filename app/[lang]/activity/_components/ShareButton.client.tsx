'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { island } from '@/components/ui/island.client'

/** Copies a text; browsers give the clipboard to secure pages only, the older way works on all. */
async function copyText(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}

/** Shares the page by the device's own sheet where there is one, else copies its address; the answer is announced. */
function ShareButtonIsland({ title, labels }: { title: string; labels: { share: string; copied: string } }) {
  const [isCopied, setCopied] = useState(false)
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await copyText(url)
      setCopied(true)
    } catch {
      // The visitor closed the sheet or refused the clipboard: nothing was shared, nothing to say.
    }
  }
  return (
    <>
      <button type="button" onClick={() => void share()}>
        <Icon name={isCopied ? 'check' : 'external'} size={18} />
        <span>{isCopied ? labels.copied : labels.share}</span>
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? labels.copied : ''}
      </span>
    </>
  )
}

export const ShareButton = island(ShareButtonIsland)
