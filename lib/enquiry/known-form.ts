import type { Form } from '@/lib/contract/forms'
import { env } from '@/lib/env'
import type { Mark } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { type FormAsk, type FoundForm, findFormOfSite, labelsOf } from './find-form'
import { builtInTexts, ifInTime } from './optional-content'
import { enquiryStore } from './store'
import { readSetting, writeSetting } from './store/settings'

type Kept = { mark: Mark; siteId: string; form: Form }
const { value: written } = processState('knownForms', () => new Map<string, string>())

const settingName = (siteId: string, formId: string) => `form/${siteId}/${formId}`

/**
 * Keeps a back end's form beside the enquiries, so that one can be checked and stored while that back end is down, even
 * after a restart (D24). Never rejects; writes only what changed. Embedded forms are files and need no keeping.
 */
export async function rememberForm({ mark, siteId, form }: FoundForm, formId: string): Promise<void> {
  if (!env().CONTENT_API_URL) return
  const name = settingName(siteId, formId)
  const value = JSON.stringify({ mark, siteId, form } satisfies Kept)
  if (written.get(name) === value) return
  try {
    await writeSetting(await enquiryStore(), name, value)
    written.set(name, value)
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'form not kept')
  }
}

async function recallForm({ siteId, formId }: FormAsk): Promise<FoundForm | undefined> {
  const text = await readSetting(await enquiryStore(), settingName(siteId, formId)).catch(() => undefined)
  if (text === undefined) return undefined
  const kept = JSON.parse(text) as Kept
  const t = builtInTexts(kept.mark)
  return { ...kept, t, labels: labelsOf(t) }
}

/**
 * The form an enquiry was filled in on; undefined when it is proven not to exist. While the back end cannot say, the
 * form as it was last seen. Throws when neither is to be had.
 */
export async function submittedForm(ask: FormAsk): Promise<FoundForm | undefined> {
  const fresh = findFormOfSite(ask)
  if (!env().CONTENT_API_URL) return fresh
  const settled = await ifInTime(fresh)
  if (!settled) return (await recallForm(ask)) ?? fresh
  if (settled.value) void rememberForm(settled.value, ask.formId)
  return settled.value
}
