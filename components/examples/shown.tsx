import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import type { Examples } from '.'

const stay = () => undefined
/** A router that leads nowhere, for islands that ask Next for one. */
const router = {
  back: stay,
  forward: stay,
  refresh: stay,
  push: stay,
  replace: stay,
  prefetch: stay,
  bfcacheId: '',
}

/** An example in a language, as tests and the gallery render it. */
export function shownIn(locale: Locale, show: Examples[string]): ReactNode {
  const page = pageContext(locale, translatorFor(locale, messages[locale]), 'Asia/Shanghai')
  return <AppRouterContext.Provider value={router}>{show(page)}</AppRouterContext.Provider>
}
