'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

export type ToastContent = { text: string; link?: { href: string; label: string } }

/** How long a toast stands (§9), ms. */
export const TOAST_MS = 1000

/** A toast and the function that shows one; it goes by itself. */
export function useToast(): [
  ToastContent | undefined,
  (content: string | ToastContent, ms?: number) => void,
] {
  const [toast, setToast] = useState<ToastContent>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useCallback((content: string | ToastContent, ms = TOAST_MS) => {
    clearTimeout(timer.current)
    setToast(typeof content === 'string' ? { text: content } : content)
    timer.current = setTimeout(() => setToast(undefined), ms)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [toast, say]
}

/** The region screen readers listen to; it is always there and empty most of the time. */
export function Toast({ toast }: { toast: ToastContent | undefined }) {
  return (
    <div role="status" aria-live="polite" className={toast ? 'toast' : undefined}>
      {toast && <span>{toast.text}</span>}
      {toast?.link && <a href={toast.link.href}>{toast.link.label}</a>}
    </div>
  )
}
