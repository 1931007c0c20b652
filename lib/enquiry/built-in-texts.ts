import type { Locale } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { type Translator, translatorFor } from '@/lib/i18n/translator'

/** The built-in texts of a language, without a site's dictionary; also for the program around Next, which reads no content. */
export const builtInTexts = (locale: Locale): Translator => translatorFor(locale, messages[locale])
