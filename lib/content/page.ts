import { notFound } from 'next/navigation'
import { cache } from 'react'
import { env } from '@/lib/env'
import { isLocale, locales } from '@/lib/i18n/locales'
import { pageContext } from '@/lib/i18n/page-context'
import { getLanguages } from './client/load'
import { isAbsent } from './queries/absent'
import { getTranslator } from './translator'

/** The sections that pages name: the privacy policy, the stories after a form, and those with feeds. */
const named = ['/privacy', '/cases', '/about-us/news', '/activity']

/**
 * The context of the page being rendered, from its `[lang]` segment. A segment the middleware never writes is the 404 page, as is a
 * section, `path`, that the language has not got; throws nothing else.
 */
export const getPage = cache(async (lang: string, path?: string) => {
  if (!isLocale(lang) || (path !== undefined && (await isAbsent({ locale: lang }, path)))) notFound()
  const { SITE_TIME_ZONE, SITE_HOSTS } = env()
  const languages = await getLanguages().catch(() => locales)
  const areAbsent = await Promise.all(named.map((section) => isAbsent({ locale: lang }, section)))
  const absent = named.filter((_, index) => areAbsent[index])
  return pageContext(lang, await getTranslator(lang), SITE_TIME_ZONE, SITE_HOSTS, languages, absent)
})
