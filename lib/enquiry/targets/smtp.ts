import { DeliveryError, type OnAnswer } from './target'

export type SmtpSettings = { url: string; from: string }
export type Mail = {
  to: string[]
  cc?: string[] | undefined
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  /** The same for every attempt, so that a mailbox that got it before can tell. */
  messageId: string
  language: string
}

/** Longer than a busy server takes, shorter than a claim lasts (`LEASE_MS`): two attempts never overlap. */
const TIMEOUT_MS = 20_000
const limits = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000, dnsTimeout: 5000 }

/** Sends one mail in one SMTP transaction. Resolves with a note when some recipients were refused; rejects with DeliveryError. */
export async function sendMail(
  { url, from }: SmtpSettings,
  mail: Mail,
  onAnswer?: OnAnswer,
): Promise<string | undefined> {
  const { createTransport } = await import('nodemailer')
  const { messageId, language, ...rest } = mail
  const message = {
    from,
    ...rest,
    messageId,
    // A machine wrote it: out-of-office replies keep away.
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  try {
    const { accepted, rejected, response } = await createTransport({ url, ...limits }).sendMail(message)
    onAnswer?.(response)
    const all = accepted.length + rejected.length
    return rejected.length > 0 ? `${rejected.length} of ${all} recipients refused` : undefined
  } catch (cause) {
    const { code, responseCode, response } = cause as {
      code?: string
      responseCode?: number
      response?: string
    }
    const reason = ['SMTP', responseCode ?? code].filter(Boolean).join(' ')
    const words = String(response ?? '').replace(/^\d{3}[ -]/, '') // its code is the reason already
    throw new DeliveryError(reason, words.slice(0, 200), 0, { cause })
  }
}
