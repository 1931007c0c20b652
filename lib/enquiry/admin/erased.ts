import type { Store } from '../store/tables'

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

/** Enquiries that were erased at the desk, one by its id or all of a moment: how many, and their copies, as the desk's log knows them. */
export async function erasedBefore(
  { db }: Store,
  of: { enquiry_id: string } | { at: number },
): Promise<{ count: number; copies: Copy[] }> {
  const rows = await db
    .selectFrom('desk_log')
    .innerJoin('enquiries', 'enquiries.id', 'desk_log.enquiry_id')
    .select(['enquiries.id', 'idempotency_key as key', 'detail'])
    .where('action', '=', 'erase')
    .where('erased_at', 'is not', null)
    .where(({ and }) => and(of))
    .execute()
  const copies = rows.flatMap(({ id, key, detail }) =>
    readErasedLine(detail).targets.map(({ target, crmId }) => ({
      ...{ enquiry: id, key, target },
      ...(crmId && { crmId }),
    })),
  )
  return { count: rows.length, copies }
}
