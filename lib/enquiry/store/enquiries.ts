import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { monotonicNow } from '@/lib/clock'
import type { Client, EnquiryBody, GateRef } from '@/lib/contract/enquiry'
import { readJson, writeJson } from '@/lib/json'
import { type EnquiryRow, type Store, StoreUnavailableError } from './tables'

/** What is stored beside the body: readable names for lists and exports, and what only this site's browser reported. */
export type EnquiryContext = {
  mark: string
  formName: string
  labels: Record<string, string>
  client?: Pick<Client, 'elapsedMs' | 'firstTouch'> | undefined
  /** Path of the page it was sent from. Rows of older releases lack this and the next. */
  page?: string | undefined
  /** Which consent text stood above the button, and when it was agreed to, epoch ms. */
  consent?: { version: string; at: number } | undefined
  gate?: GateRef | undefined
  /** Of a visitor's request about their own data: the working days until the answer is due. */
  dataRequestDays?: number | undefined
  /** A test from the desk: sent once and never stored. */
  isTest?: true
}
export type NewEnquiry = {
  key: string
  /** The key was made of what was sent: after an erase the same words are a new enquiry. */
  isKeyDerived?: boolean
  body: EnquiryBody
  context: EnquiryContext
  targets: readonly string[]
  now: number
}
export type StoredEnquiry = { id: string; gate?: GateRef | undefined; isNew: boolean }

/** What a stored row holds: the body as it is sent on, and what is stored beside it. */
export const readRow = ({ payload, client }: Pick<EnquiryRow, 'payload' | 'client'>) => ({
  body: readJson(payload) as EnquiryBody,
  context: JSON.parse(client) as EnquiryContext,
})

/** The key belongs to a submit of another form, other values or another gate (contract, "Forms and enquiries"). Nothing was stored. */
export class KeyTakenError extends Error {
  override name = 'KeyTakenError'
}

/** What must be the same under one key, as one text. The stored row itself holds it: no digest and no second copy is stored. */
const keyedContent = ({ site, form, fieldValues }: EnquiryBody, gate: GateRef | undefined) =>
  JSON.stringify([
    String(site.id),
    String(form.id),
    fieldValues.map(({ formFieldBO, value }) => `${formFieldBO.id} ${value}`).sort(),
    gate && [gate.type, gate.id, gate.jump],
  ])

/** The key (a UUID) that follows from a text. */
export function keyFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Stores an enquiry and its deliveries in one commit; when this resolves it survives power loss (D24). The same key twice
 * is one enquiry: the second caller gets the first one's. Rejects with StoreUnavailableError or KeyTakenError.
 */
export async function addEnquiry(store: Store, enquiry: NewEnquiry): Promise<StoredEnquiry> {
  try {
    let stored = await insertPatiently(store, enquiry)
    // The next key follows from the erased one's: it is one for all who send the same again.
    for (let key = enquiry.key; stored.isErased && enquiry.isKeyDerived; ) {
      key = keyFrom(key)
      stored = await insertPatiently(store, { ...enquiry, key })
    }
    const { id, gate, isNew } = stored
    return { id, gate, isNew }
  } catch (cause) {
    if (cause instanceof KeyTakenError) throw cause
    throw new StoreUnavailableError({ cause })
  }
}

/** How long an enquiry waits for another program that writes into SQLite, and between two attempts, ms. Nobody else waits meanwhile. */
const PATIENCE_MS = 2000
const PAUSE_MS = 100

async function insertPatiently(store: Store, enquiry: NewEnquiry) {
  for (const until = monotonicNow() + PATIENCE_MS; ; ) {
    try {
      return await insert(store, enquiry)
    } catch (error) {
      const isBusy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
      if (!isBusy || monotonicNow() > until) throw error
      await wait(PAUSE_MS)
    }
  }
}

function insert(
  { db, dialect }: Store,
  { key, body, context, targets, now }: NewEnquiry,
): Promise<StoredEnquiry & { isErased?: boolean }> {
  // The visitor's reference is made of the id, and the back end knows the key alone.
  const id = key
  const row: EnquiryRow = {
    id,
    idempotency_key: key,
    site_id: String(body.site.id),
    form_id: String(body.form.id),
    payload: writeJson(body),
    client: JSON.stringify(context),
    created_at: now,
    erased_at: null,
    state: 'new',
    state_by: null,
    state_at: null,
    assignee: null,
  }
  return db.transaction().execute(async (transaction) => {
    // A database set to commit lazily must not do so here: the visitor reads success afterwards.
    if (dialect === 'postgres') await sql`set local synchronous_commit to on`.execute(transaction)
    const inserted = await transaction
      .insertInto('enquiries')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      const existing = await transaction
        .selectFrom('enquiries')
        .select(['id', 'payload', 'client', 'erased_at'])
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow()
      // Of an erased one there is nothing to compare with, and nothing to open.
      if (existing.erased_at !== null) return { id: existing.id, isNew: false, isErased: true }
      const first = readRow(existing)
      const { gate } = first.context
      if (keyedContent(first.body, gate) !== keyedContent(body, context.gate)) throw new KeyTakenError()
      return { id: existing.id, gate, isNew: false }
    }
    const deliveries = targets.map((target) => newDelivery(id, target, now))
    if (deliveries.length > 0) await transaction.insertInto('deliveries').values(deliveries).execute()
    return { id, gate: context.gate, isNew: true }
  })
}

const newDelivery = (enquiryId: string, target: string, now: number) => ({
  id: `${enquiryId}/${target}`,
  enquiry_id: enquiryId,
  target,
  status: 'pending' as const,
  attempts: 0,
  next_at: now,
  since: now,
  claimed_at: null,
  delivered_at: null,
  last_error: null,
  crm_id: null,
  crm_link: null,
})
