import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { messages, overrideMessages } from '@/lib/i18n/messages'
import { translatorFor } from '@/lib/i18n/translator'
import { literalText, usableTexts } from '@/lib/i18n/usable-texts'
import { log } from '@/lib/log'
import { minuteLimit } from '@/lib/minute-limit'
import { getSite, loadOptional } from './client/load'

const isLoggedAgain = minuteLimit('dictionaries logged', 1)

/** The page's translate function: built-in messages under the site's own name and dictionary, as far as these texts can be used. Never throws. */
export const getTranslator = cache(async (locale: Locale) => {
  const [site, dictionary] = await Promise.all([
    getSite({ locale }).catch(() => undefined),
    loadOptional('siteDictionary', { locale }),
  ])
  const given = { ...(site && { 'shell.siteName': literalText(site.title) }), ...dictionary?.messages }
  const { texts, broken } = usableTexts(locale, given)
  if (broken.length > 0 && !isLoggedAgain(`${locale} ${broken}`))
    log.warn({ locale, broken: broken.slice(0, 10) }, 'dictionary texts are invalid')
  return translatorFor(locale, overrideMessages(messages[locale], texts))
})
