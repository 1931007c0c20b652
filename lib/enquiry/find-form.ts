import { load, loadSite } from '@/lib/content'
import { getTranslator } from '@/lib/content/translator'
import { NotFoundError } from '@/lib/contract/errors'
import type { Form } from '@/lib/contract/forms'
import { type Mark, marks } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { type FormLabels, formLabels } from './compile-form'

export type FoundForm = { mark: Mark; siteId: string; form: Form; t: Translator; labels: FormLabels }

/** The language a site id stands for; `hint` decides when two languages share one site. */
async function markOfSite(siteId: string, hint: Mark): Promise<Mark | undefined> {
  for (const mark of [hint, ...marks]) if ((await loadSite(mark)).id === siteId) return mark
  return undefined
}

/** The texts of the checks in a page's language, the site's dictionary included. */
export const labelsOf = (t: Translator): FormLabels => formLabels((name) => t.raw(`form.${name}`))

/** A form of a language's site; undefined when it is proven not to exist. Throws when content cannot be read. */
export async function findForm(mark: Mark, formId: string, preview = false): Promise<FoundForm | undefined> {
  const [site, t] = await Promise.all([loadSite(mark), getTranslator(mark)])
  try {
    const form = await load('form', mark, { id: formId, ...(preview && { preview }) })
    return { mark, siteId: site.id, form, t, labels: labelsOf(t) }
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}

/** Which form is meant by a site's id and a form's id; `hint` is the language of the sending page. */
export type FormAsk = { siteId: string; formId: string; hint: Mark }

/** A form of a site; undefined when site or form is proven not to exist. Throws when content cannot be read. */
export async function findFormOfSite(
  { siteId, formId, hint }: FormAsk,
  preview = false,
): Promise<FoundForm | undefined> {
  const mark = await markOfSite(siteId, hint)
  return mark && findForm(mark, formId, preview)
}
