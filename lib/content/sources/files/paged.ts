import { UpstreamError } from '@/lib/contract/errors'
import type { RawRecord } from '../../shared/source'

/** Cuts one page out of a list. Throws UpstreamError 400 outside pageNo ≥ 1, pageSize 1–100 (contract, "Generic calls"). */
export function paged<T>(items: T[], body: RawRecord, call: string): { data: T[]; total: number } {
  const pageNo = body.pageNo ?? 1
  const pageSize = body.pageSize ?? 10
  const whole = (value: unknown, most: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
  if (!whole(pageNo, Number.MAX_SAFE_INTEGER))
    throw new UpstreamError(call, '400', 'pageNo must be a whole number from 1')
  if (!whole(pageSize, 100))
    throw new UpstreamError(call, '400', 'pageSize must be a whole number from 1 to 100')
  const start = ((pageNo as number) - 1) * (pageSize as number)
  return { data: items.slice(start, start + (pageSize as number)), total: items.length }
}
