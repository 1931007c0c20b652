import { globalSingleton } from './global-singleton'
import type { Locale } from './i18n/locales'

type Asked = () => Promise<readonly Locale[] | undefined>

/** Says which languages have a site (D36): the program around Next knows, the middleware asks; undefined while nobody knows. */
export const siteLocales = globalSingleton<Asked>('site locales', () => async () => undefined)
