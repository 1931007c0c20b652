'use client'

import { useEffect } from 'react'

/** Stores the language and site id of the visit (§3, D4). Nothing reads them to choose what to show. */
export function RememberLanguage({
  productKey,
  mark,
  siteId,
}: {
  productKey: string
  mark: string
  siteId: string
}) {
  useEffect(() => {
    try {
      localStorage.setItem(`${productKey}_LANG`, mark)
      localStorage.setItem(`${productKey}_LANG_ID`, siteId)
    } catch {
      // A browser that forbids storage loses nothing a visitor would notice.
    }
  }, [productKey, mark, siteId])
  return null
}
