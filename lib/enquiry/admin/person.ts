import { writeJson } from '@/lib/json'
import { contactsIn, domestic } from '../form/contacts'
import { readConsentText } from '../store/consent-text'
import type { Store } from '../store/tables'
import { webhookFields } from '../targets/webhook'
import { mentionOf } from './mentions'
import { readNotes } from './notes'
import { allEnquiries, type Enquiry } from './read'

/** The e-mail addresses and phone numbers among the values of an enquiry, as they are used; each once. */
export const contactsOf = ({ body }: Enquiry): string[] => [
  ...new Set(contactsIn(body.fieldValues.map(({ value }) => value)).map(domestic)),
]

/** Whether the contacts of an enquiry are these and no others: not where somebody else mentions them. */
export function isSentFrom(contacts: string[], enquiry: Enquiry): boolean {
  const own = contactsOf(enquiry)
  return own.length > 0 && own.every((contact) => contacts.includes(contact))
}

/** Every enquiry in which one of these contacts stands, oldest first; undefined when one is neither e-mail address nor phone number. */
export async function enquiriesOf(store: Store, contacts: string[]): Promise<Enquiry[] | undefined> {
  const tests = contacts.flatMap((contact) => mentionOf(contact) ?? [])
  if (tests.length < contacts.length) return undefined
  const found: Enquiry[] = []
  for await (const enquiry of allEnquiries(store))
    if (enquiry.body.fieldValues.some(({ value }) => tests.some((isIn) => isIn(value)))) found.push(enquiry)
  return found
}

/** All that is stored of these enquiries, as the law wants it handed out, readable by people and machines: the parts of one JSON text. */
export async function* personJson(
  store: Store,
  enquiries: Enquiry[],
  now: number,
): AsyncGenerator<string, void> {
  yield `{"exportedAt":"${new Date(now).toISOString()}","enquiries":[`
  for (const [at, enquiry] of enquiries.entries())
    yield (at > 0 ? ',' : '') + writeJson(await handedOut(store, enquiry))
  yield ']}'
}

async function handedOut(store: Store, { row, context: { consent }, deliveries }: Enquiry) {
  return {
    ...webhookFields(row),
    state: row.state,
    consentText: consent && (await readConsentText(store, consent.version)),
    notes: (await readNotes(store, row.id)).map(({ at, who, text }) => ({
      at: new Date(at).toISOString(),
      who,
      text,
    })),
    deliveries: deliveries.map(({ target, status, delivered_at: at, crm_id: crmId, crm_link: crmLink }) => ({
      ...{ target, status },
      ...(at !== null && { at: new Date(at).toISOString() }),
      ...(crmId !== null && { crmId }),
      ...(crmLink !== null && { crmLink }),
    })),
  }
}
