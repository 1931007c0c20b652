import type { EnquiryRow } from '../store/tables'

/** One place that stored enquiries are sent to. */
export type Target = {
  name: 'backend' | 'webhook'
  /** Sends one enquiry. Rejects with DeliveryError when it did not certainly arrive. */
  send(enquiry: EnquiryRow): Promise<void>
}

/** Why an attempt failed, in words that hold no field value: `reason` may be logged, `detail` (the other side's) only kept. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  constructor(
    readonly reason: string,
    readonly detail = '',
    /** What the target's Retry-After asked for, ms. */
    readonly waitMs = 0,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}
