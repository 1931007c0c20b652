import { createHash } from 'node:crypto'
import type { GateRef } from '@/lib/contract/enquiry'
import type { Locale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import type { GatedTarget } from '@/lib/rules/gate/gate'
import { GATE_MS, readToken, SUBMISSION_TOKEN_MS, signToken, type Token } from './gate-token'
import { findGatedTarget } from './gated-target'
import { ifInTime } from './optional-content'
import { signingKey } from './store/settings'
import type { Store } from './store/tables'

/** What a browser gets for a passed form: an address of ours, and what to do with it. */
export type OpenGate = Pick<GatedTarget, 'href' | 'kind' | 'type' | 'title' | 'tracks'>

/** What a token is for: the record and its jump, the form that was passed, the language. */
type Passed = Pick<Token, 'gate' | 'formId' | 'locale'>

async function freshGate(
  store: Store,
  { gate, formId, locale }: Passed,
  { kind, type, title, tracks }: Omit<OpenGate, 'href'>,
): Promise<OpenGate> {
  const expiresAt = Date.now() + GATE_MS[kind]
  const token = signToken(await signingKey(store), { kind: 'gate', gate, formId, locale, expiresAt })
  const href = `/api/gate/${token}`
  // Captions lie behind the form with their video.
  const captions = tracks?.map((track) => ({ ...track, src: `${href}?file=${keyOf(track.src)}` }))
  return { href, kind, ...(type && { type }), ...(title && { title }), ...(captions && { tracks: captions }) }
}

/**
 * Opens a gate for an enquiry that was just stored with the gate's own form. Nothing when there is no such thing or its
 * form is another one. If content cannot be read now the address is given all the same: it is looked up when used.
 */
export async function openGate(store: Store, gate: GateRef, locale: Locale, formId: string) {
  const looked = await ifInTime(findGatedTarget(gate, locale))
  if (!looked) log.warn({ gate: gate.type }, 'gate opened without a check')
  const found = looked ? looked.value : { formId, target: { kind: 'link' as const } }
  if (found?.formId !== formId) return {}
  const passed = { gate, formId, locale }
  const expiresAt = Date.now() + SUBMISSION_TOKEN_MS
  const token = signToken(await signingKey(store), { kind: 'receipt', ...passed, expiresAt })
  return { gate: await freshGate(store, passed, found.target), receipt: token }
}

/** A fresh address for the token of an earlier submit (D23); undefined when it is expired, forged, another form's, or the thing is gone. */
export async function exchangeSubmissionToken(store: Store, token: string): Promise<OpenGate | undefined> {
  const read = readToken(await signingKey(store), token, Date.now())
  if (read?.kind !== 'receipt' || read.isExpired) return undefined
  const found = await findGatedTarget(read.gate, read.locale)
  return found?.formId === read.formId ? freshGate(store, read, found.target) : undefined
}

export type GateVisit =
  | { kind: 'open'; locale: Locale; href: string }
  | { kind: 'choose'; locale: Locale; files: GatedFile[] }
  | { kind: 'expired'; locale: Locale; gate: GateRef; formId: string }
  | { kind: 'gone'; locale: Locale | undefined }

/** A file of several behind one gate, and its name in the gate's address: a digest of its address, so that it does not depend on the file's place in the list. */
export type GatedFile = { key: string; url: string; type?: string }

const keyOf = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 12)

/** Where a gate's address leads now (D26); of several files to the one `key` names. Throws when content cannot be read. */
export async function visitGate(store: Store, token: string, key?: string | null): Promise<GateVisit> {
  const read = readToken(await signingKey(store), token, Date.now())
  if (read?.kind !== 'gate') return { kind: 'gone', locale: undefined }
  const { locale, gate } = read
  const found = await findGatedTarget(gate, locale)
  if (!found) return { kind: 'gone', locale }
  if (read.isExpired || found.formId !== read.formId)
    return { kind: 'expired', locale, gate, formId: found.formId }
  const captions = found.target.tracks?.find(({ src }) => keyOf(src) === key)
  if (captions) return { kind: 'open', locale, href: captions.src }
  const files = found.target.files?.map((file) => ({ ...file, key: keyOf(file.url) }))
  if (!files) return { kind: 'open', locale, href: found.target.href }
  const chosen = files.find((file) => file.key === key)
  return chosen ? { kind: 'open', locale, href: chosen.url } : { kind: 'choose', locale, files }
}
