import { notFound } from 'next/navigation'
import { cache } from 'react'
import { env } from '@/lib/env'
import { isLocale, locales } from '@/lib/i18n/locales'
import { pageContext } from '@/lib/i18n/page-context'
import { getLanguages } from './client/load'
import { getTranslator } from './translator'

/** The context of the page being rendered, from its `[lang]` segment. A segment the middleware never writes is the 404 page; throws nothing else. */
export const getPage = cache(async (lang: string) => {
  if (!isLocale(lang)) notFound()
  const { SITE_TIME_ZONE, SITE_HOSTS } = env()
  const languages = await getLanguages().catch(() => locales)
  return pageContext(lang, await getTranslator(lang), SITE_TIME_ZONE, SITE_HOSTS, languages)
})
