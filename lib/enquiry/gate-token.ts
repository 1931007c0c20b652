import { createHmac, timingSafeEqual } from 'node:crypto'
import { type GateRef, gateRef } from '@/lib/contract/enquiry'
import { isLocale, type Locale } from '@/lib/i18n/locales'

/** `gate` leads to what the form gates; `receipt` (so on the wire) only proves that the form was submitted and can be exchanged for new gate addresses (D23, D26). */
export type TokenKind = 'gate' | 'receipt'
/** `formId`: the form that was submitted; what another form gates now is not opened. */
export type Token = { kind: TokenKind; gate: GateRef; formId: string; locale: Locale; expiresAt: number }

const MINUTE_MS = 60_000
/** A download starts at once; a video's player asks for further parts while it plays. */
export const GATE_MS = { document: 15 * MINUTE_MS, link: 15 * MINUTE_MS, video: 180 * MINUTE_MS } as const
/** How long the token of a submitted form is valid: longer than any browser session. */
export const SUBMISSION_TOKEN_MS = 24 * 60 * MINUTE_MS

/** `enquiry-pass` is part of every signature ever given out: another word would make the tokens in visitors' tabs worthless. */
const signature = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(`enquiry-pass.${text}`).digest()

/** A signed address part that says what it opens and until when; it holds no target. */
export function signToken(key: Buffer, { kind, gate, formId, locale, expiresAt }: Token): string {
  const parts = [kind, gate.type, gate.id, gate.jump, formId, locale, expiresAt]
  const text = Buffer.from(JSON.stringify(parts)).toString('base64url')
  return `${text}.${signature(key, text).toString('base64url')}`
}

/** Reads a token of ours, expired or not; anything else → undefined. */
export function readToken(
  key: Buffer,
  token: string,
  now: number,
): (Token & { isExpired: boolean }) | undefined {
  const [, text, mac] = /^([\w-]{1,512})\.([\w-]{43})$/.exec(token) ?? []
  if (text === undefined || mac === undefined) return undefined
  const given = Buffer.from(mac, 'base64url')
  const wanted = signature(key, text)
  // Two spellings of the same bytes are two tokens: only ours is one.
  if (given.toString('base64url') !== mac) return undefined
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  const [kind, type, id, jump, formId, mark, expiresAt] = JSON.parse(
    Buffer.from(text, 'base64url').toString('utf8'),
  ) as unknown[]
  const gate = gateRef.safeParse({ type, id, jump })
  const isOurs =
    (kind === 'gate' || kind === 'receipt') &&
    gate.success &&
    typeof formId === 'string' &&
    isLocale(String(mark)) &&
    typeof expiresAt === 'number'
  if (!isOurs) return undefined
  return { kind, gate: gate.data, formId, locale: mark as Locale, expiresAt, isExpired: now >= expiresAt }
}
