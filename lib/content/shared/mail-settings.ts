import { z } from 'zod'

const address = z
  .string()
  .regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, 'expected an address such as sales@example.com')
const addresses = z.array(address)
const recipients = z.object({ to: addresses, cc: addresses.optional() })

/** Who is notified of what, in one language: content/{mark}/mail.yaml (§7). */
export const mailSettings = z.object({
  /** Of every form that has no line of its own. */
  to: addresses.optional(),
  cc: addresses.optional(),
  /** By the form's id; an empty `to` says that nobody wants mail of it. */
  forms: z.record(z.string().regex(/^\d{1,15}$/, 'expected the id of a form'), recipients).optional(),
  /** Of what goes wrong: deliveries given up, an outbox that does not move. */
  alerts: addresses.optional(),
  /** What the visitor gets, when there is something to send. */
  confirmation: z
    .object({
      subject: z.string().min(1),
      text: z.string().min(1),
      forms: z.array(z.number().int()).optional(),
    })
    .optional(),
})
export type MailSettings = z.output<typeof mailSettings>

/** Who gets the mail of a form; undefined when nobody is named, an empty `to` when nobody is wanted. */
export function recipientsOf(
  settings: MailSettings,
  formId: string,
): { to: string[]; cc?: string[] | undefined } | undefined {
  const own = settings.forms?.[formId]
  if (own) return own
  return settings.to?.length ? { to: settings.to, cc: settings.cc } : undefined
}

/** The visitor's confirmation for a form; undefined when none is written. */
export function confirmationOf({ confirmation }: MailSettings, formId: string) {
  const isMeant = confirmation?.forms === undefined || confirmation.forms.includes(Number(formId))
  return isMeant ? confirmation : undefined
}
