import { notFound } from 'next/navigation'
import { cache } from 'react'
import { env } from '@/lib/env'
import { isMark } from '@/lib/i18n/locales'
import { pageContext } from '@/lib/i18n/page-context'
import { getTranslator } from './translator'

/** The context of the page being rendered, from its `[lang]` segment. A segment the middleware never writes is not found. */
export const getPage = cache(async (lang: string) => {
  if (!isMark(lang)) notFound()
  return pageContext(lang, await getTranslator(lang), env().SITE_TIME_ZONE, env().SITE_HOSTS)
})
