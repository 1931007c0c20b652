import type { Store } from '../store/tables'
import { readAuditLog } from './audit-log'

/** A copy that went out, or may have, and what it is found by. */
export type Copy = { enquiry: string; key: string; target: string; crmId?: string }

/** The number and how many copies each target has, as the audit log keeps it: `3 backend:3 mail:2`; of a single copy also a CRM's number: `1 webhook:1:00Q1`. */
export function erasedLine({ count, copies }: { count: number; copies: Copy[] }): string {
  const targets = [...new Set(copies.map(({ target }) => target))].sort()
  const numbers = targets.map((name) => {
    const [first, ...more] = copies.filter(({ target }) => target === name)
    const crmId = more.length === 0 && first?.crmId ? `:${encodeURIComponent(first.crmId)}` : ''
    return `${name}:${more.length + 1}${crmId}`
  })
  return [count, ...numbers].join(' ')
}

/** What such a line says; older ones name no targets. */
export function readErasedLine(line: string): {
  count: string
  targets: { target: string; number: string; crmId?: string }[]
} {
  const [count = '', ...numbers] = line.split(' ')
  const targets = numbers.map((text) => {
    const [target = '', number = '', crmId] = text.split(':')
    return { target, number, ...(crmId && { crmId: decodeURIComponent(crmId) }) }
  })
  return { count, targets }
}

/** The copies of an enquiry that was erased at the desk, as its log knows them; undefined for any other. */
export async function copiesOfErased(store: Store, id: string): Promise<Copy[] | undefined> {
  const row = await store.db
    .selectFrom('enquiries')
    .select('idempotency_key as key')
    .where('id', '=', id)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()
  const { rows } = row ? await readAuditLog(store, { enquiryId: id, limit: 50 }) : { rows: [] }
  const erasing = rows.find(({ action }) => action === 'erase')
  if (!row || !erasing) return undefined
  return readErasedLine(erasing.detail).targets.map(({ target, crmId }) => ({
    ...{ enquiry: id, key: row.key, target },
    ...(crmId && { crmId }),
  }))
}
