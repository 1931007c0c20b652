'use client'

import { useEffect } from 'react'
import { island } from '@/components/ui/island.client'
import { writeStored } from '@/components/ui/storage.client'

/** Stores the language and site id of the visit (§3, D4). Nothing reads them to choose what to show. */
function RememberLanguageIsland({
  productKey,
  locale,
  siteId,
}: Record<'productKey' | 'locale' | 'siteId', string>) {
  useEffect(() => {
    writeStored('localStorage', `${productKey}_LANG`, locale)
    writeStored('localStorage', `${productKey}_LANG_ID`, siteId)
  }, [productKey, locale, siteId])
  return null
}

export const RememberLanguage = island(RememberLanguageIsland)
