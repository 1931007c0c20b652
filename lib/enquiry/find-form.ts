import { find, getSite } from '@/lib/content/client/load'
import { getTranslator } from '@/lib/content/translator'
import type { Form } from '@/lib/contract/forms'
import { env } from '@/lib/env'
import { errorName } from '@/lib/error-name'
import { globalSingleton } from '@/lib/global-singleton'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { log } from '@/lib/log'
import { builtInTexts } from './built-in-texts'
import { type FormLabels, formLabels } from './compile-form'
import { ifInTime } from './optional-content'
import { enquiryStore } from './store'
import { readSetting, writeSetting } from './store/settings'
import { inTime } from './store/submit-time'

export type FormLookup = {
  locale: Locale
  siteId: string
  /** The back end writes the site's id as a text. */
  isTextSite?: boolean | undefined
  form: Form
  t: Translator
  labels: FormLabels
}
/** Which form is meant by a site's id and a form's id; `hint` is the language of the sending page. */
export type FormAsk = { siteId: string; formId: string; hint: Locale }

/** A form of a language's site; undefined when it is proven not to exist. Throws when content cannot be read. */
export async function findForm(
  locale: Locale,
  formId: string,
  preview = false,
): Promise<FormLookup | undefined> {
  const [site, t] = await Promise.all([getSite({ locale }), getTranslator(locale)])
  const form = await find('form', { locale }, { id: formId, ...(preview && { preview }) })
  return form && { locale, siteId: site.id, isTextSite: site.textId, form, t, labels: labelsOf(t) }
}

/** A form of a site; undefined when site or form is proven not to exist. Throws when content cannot be read. */
export async function findFormOfSite(
  { siteId, formId, hint }: FormAsk,
  preview = false,
): Promise<FormLookup | undefined> {
  const locale = await localeOfSite(siteId, hint)
  return locale && findForm(locale, formId, preview)
}

/**
 * The form an enquiry was filled in on; undefined when it is proven not to exist. While the back end cannot say, the
 * form as it was last seen. Throws when neither is to be had.
 */
export function submittedForm(ask: FormAsk): Promise<FormLookup | undefined> {
  return orLastSeen(findFormOfSite(ask), ask.siteId, ask.formId)
}

/** The same for the page without script, which names its language and no site. */
export function submittedFormIn(locale: Locale, formId: string): Promise<FormLookup | undefined> {
  return orLastSeen(findForm(locale, formId), locale, formId)
}

async function orLastSeen(fresh: Promise<FormLookup | undefined>, of: string, formId: string) {
  if (!env().CONTENT_API_URL) return fresh
  const settled = await ifInTime(fresh)
  if (!settled) return (await recallForm(settingName(of, formId))) ?? fresh
  if (settled.value) void rememberForm(settled.value, formId)
  return settled.value
}

type StoredForm = Pick<FormLookup, 'siteId' | 'isTextSite' | 'form'> & { mark: Locale }
const { value: written } = globalSingleton('storedForms', () => new Map<string, string>())

/**
 * Keeps a back end's form beside the enquiries, so that one can be checked and stored while that back end is down, even
 * after a restart (D24). Never rejects; writes only what changed. Embedded forms are files and need no keeping.
 */
export async function rememberForm(
  { locale, siteId, isTextSite, form }: FormLookup,
  formId: string,
): Promise<void> {
  if (!env().CONTENT_API_URL) return
  const value = JSON.stringify({ mark: locale, siteId, isTextSite, form } satisfies StoredForm)
  try {
    for (const name of [settingName(siteId, formId), settingName(locale, formId)]) {
      if (written.get(name) === value) continue
      await writeSetting(await enquiryStore(), name, value)
      written.set(name, value)
    }
  } catch (error) {
    log.warn({ reason: errorName(error) }, 'form not stored')
  }
}

async function recallForm(name: string): Promise<FormLookup | undefined> {
  const text = await inTime(async () => readSetting(await enquiryStore(), name).catch(() => undefined))
  if (text === undefined) return undefined
  const { mark: locale, ...form } = JSON.parse(text) as StoredForm
  const t = builtInTexts(locale)
  return { ...form, locale, t, labels: labelsOf(t) }
}

/** `of`: a site's id, or the language that the page without script names. */
const settingName = (of: string, formId: string) => `form/${of}/${formId}`

/** The language of a site id; `hint` decides when two languages share one site. */
async function localeOfSite(siteId: string, hint: Locale): Promise<Locale | undefined> {
  for (const locale of [hint, ...locales]) if ((await getSite({ locale })).id === siteId) return locale
  return undefined
}

/** The texts of the checks in a page's language, the site's dictionary included. */
const labelsOf = (t: Translator): FormLabels => formLabels((name) => t.raw(`form.${name}`))
