import { cache } from 'react'
import type { Mark } from '@/lib/i18n/locales'
import { messages, overrideMessages } from '@/lib/i18n/messages'
import { translatorFor } from '@/lib/i18n/translator'
import { literalText, usableTexts } from '@/lib/i18n/usable-texts'
import { log } from '@/lib/log'
import { getSite, loadOptional } from './client/load'

/** The page's translate function: built-in messages under the site's own name and dictionary, as far as these texts can be used. Never throws. */
export const getTranslator = cache(async (mark: Mark) => {
  const [site, dictionary] = await Promise.all([
    getSite({ mark }).catch(() => undefined),
    loadOptional('siteDictionary', { mark }),
  ])
  const given = { ...(site && { 'shell.siteName': literalText(site.title) }), ...dictionary?.messages }
  const { texts, broken } = usableTexts(mark, given)
  if (broken.length > 0) log.warn({ mark, broken: broken.slice(0, 10) }, 'dictionary texts left out')
  return translatorFor(mark, overrideMessages(messages[mark], texts))
})
