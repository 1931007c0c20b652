import { globalSingleton } from '@/lib/global-singleton'
import type { Locale } from './locales'

type Asked = () => Promise<readonly Locale[] | undefined>

/** Says which languages have a site (D36): the program around Next knows, the middleware asks; undefined while nobody knows. */
export const siteLocales = globalSingleton<Asked>('site locales', () => async () => undefined)
