import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { formRecipients, sendTest } from '@/lib/enquiry/admin/test-delivery'
import { targetName } from '@/lib/enquiry/admin/words'
import { addressLimit } from '@/lib/enquiry/rate-limit'
import type { Asked } from '../desk'
import { messagePage, notFoundPage } from '../views/page'
import { answerOf, failureOf } from '../views/parts'

/** Ten tests in ten minutes: a mailbox or a chat is not filled from here. */
const countTest = addressLimit({ points: 10, duration: 600, keyPrefix: 'desk-test' })

/** Sends a test to a target, mail as a form in a language would send it, and shows what was answered. */
export async function test({ visit: { request, store, desk }, form, who }: Asked): Promise<Response> {
  const { t, now } = desk
  const way = { href: desk.href('/desk/deliveries'), text: t('desk.deliveries') }
  const [target, id, language] = ['target', 'form', 'locale'].map((name) => form.get(name) ?? '')
  const forms =
    target === 'mail' ? await formRecipients(store) : [{ id: '0', name: '–', locale: desk.locale }]
  const of = forms.find((one) => target !== 'mail' || (one.id === id && one.locale === language))
  if (!target || !of) return notFoundPage(desk)
  const wait = await countTest(request.headers, store.pool && (async () => store))
  if (wait) {
    const minutes = Math.ceil(wait.retryAfterSeconds / 60)
    return messagePage(desk, 429, t('desk.test'), t('desk.testWait', { minutes }), way)
  }
  const result = await sendTest(target, of.locale, of)
  if (!result) return notFoundPage(desk)
  await writeAuditLog(store, { who, action: 'test', detail: target, now })
  const title = t(result.isDone ? 'desk.testTaken' : 'desk.testRefused', { target: targetName(desk, target) })
  const answer = (result.isDone ? answerOf : failureOf)(desk, result.answer)
  return messagePage(desk, 200, title, answer || t('desk.testSilent'), way)
}
