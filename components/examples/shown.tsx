import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import type { Mark } from '@/lib/i18n/locales'
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
export function shownIn(mark: Mark, show: Examples[string]): ReactNode {
  const page = pageContext(mark, translatorFor(mark, messages[mark]), 'Asia/Shanghai')
  return <AppRouterContext.Provider value={router}>{show(page)}</AppRouterContext.Provider>
}
