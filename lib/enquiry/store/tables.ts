import type { Kysely } from 'kysely'
import type { Pool } from 'pg'

/** new → taken → done; or spam. Any may follow any: people correct themselves. */
export const enquiryStates = ['new', 'taken', 'done', 'spam'] as const
export type EnquiryState = (typeof enquiryStates)[number]

export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const
type DeliveryStatus = (typeof deliveryStatuses)[number]

/** One stored submit. An erased one keeps its row without content, so that its key cannot be used again. */
export type EnquiryRow = {
  id: string
  idempotency_key: string
  site_id: string
  form_id: string
  /** JSON: the exact body of the contract's POST form. */
  payload: string
  /** JSON: names of form and fields when it was filled in, first touch, gate. Never sent to the back end. */
  client: string
  created_at: number
  erased_at: number | null
  /** The sales state, who set it and when. */
  state: EnquiryState
  state_by: string | null
  state_at: number | null
  /** The name of who works on it; null: nobody's. It outlives the account. */
  assignee: string | null
}

/** The delivery of one enquiry to one target. While it is claimed `next_at` lies a lease ahead, so that it is due again after a crash. */
export type DeliveryRow = {
  id: string
  enquiry_id: string
  target: string
  status: DeliveryStatus
  attempts: number
  next_at: number
  /** Start of the three days after which it is given up (stored, listed, retried by hand). */
  since: number
  claimed_at: number | null
  delivered_at: number | null
  last_error: string | null
  /** What a CRM answered: its number for the enquiry, and an https address that shows it. */
  crm_id: string | null
  crm_link: string | null
}

/** Somebody signed in at the desk. The cookie's token is stored as its digest only. */
export type DeskSessionRow = { id: string; who: string; created_at: number; expires_at: number }

/** Somebody who works at the desk. One whom a proxy signs in has no password here, and nobody signs in without one. */
export type DeskAccountRow = {
  /** A digest of the name, whatever its capitals. */
  id: string
  name: string
  /** As DESK_PASSWORD_HASH; '' for none. */
  password: string
  language: string
  created_at: number
}

/** What somebody wrote beside an enquiry, plain text; never changed. */
export type DeskNoteRow = { id: string; enquiry_id: string; who: string; at: number; text: string }

/** What somebody did at the desk, or the site by itself. Never a field value. */
export type DeskLogRow = {
  id: string
  at: number
  who: string
  action: string
  enquiry_id: string | null
  detail: string
}

/** An address that was announced to an engine (`told`) or is to be announced at `next_at` (`due`). */
export type AnnouncementRow = {
  engine: string
  url: string
  version: string
  status: 'due' | 'told'
  attempts: number
  next_at: number
  told_at: number | null
}

/** How often something happened on a day of the site: what, where, by which form and how the visit began. */
export type VisitCountRow = {
  day: string
  event: string
  page: string
  form: string
  source: string
  campaign: string
  count: number
}

/** How often something was measured on a day of the site (`lib/measure/sample`). */
export type SampleCountRow = {
  day: string
  kind: string
  locale: string
  page: string
  device: string
  name: string
  bound: number
  count: number
}

export type Tables = {
  announcements: AnnouncementRow
  visit_counts: VisitCountRow
  sample_counts: SampleCountRow
  desk_sessions: DeskSessionRow
  desk_accounts: DeskAccountRow
  desk_notes: DeskNoteRow
  desk_log: DeskLogRow
  enquiries: EnquiryRow
  deliveries: DeliveryRow
  settings: { name: string; value: string }
}

/** The enquiry database: SQLite on one machine, PostgreSQL for several (architecture, "Several instances"). */
export type Store = {
  db: Kysely<Tables>
  dialect: 'sqlite' | 'postgres'
  /** PostgreSQL only: what instances share besides the tables (rate limit). */
  pool?: Pool
  close(): Promise<void>
}

/** The database cannot be used now: down, full, locked. Nothing was stored. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
  constructor(options: ErrorOptions) {
    super('the enquiry database cannot be used', options)
  }
}
