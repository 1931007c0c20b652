import { tidy } from '../form/normalise'
import type { Arrival } from '../store/deliveries'
import type { EnquiryRow } from '../store/tables'

/** Hears what a target was sent where that is not the site's own form, and what it answered, in its own words. */
export type OnAnswer = ((words: string) => void) | undefined

/** One place that stored enquiries are sent to. */
export type Target = {
  /** What its deliveries are stored under, never changed afterwards. */
  name: string
  /** Sends one enquiry; resolves with what there is to say besides that it arrived. Rejects with DeliveryError when it did not certainly arrive. */
  send(enquiry: EnquiryRow, onAnswer?: OnAnswer): Promise<Arrival>
}

/** Why an attempt failed. `reason` holds no field value and may be logged; `detail`, the target's own words, is only stored. */
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

  /** Reason and detail in one text, without what PostgreSQL cannot store (NUL): for the database and the desk. */
  get words(): string {
    return tidy(this.detail ? `${this.reason}: ${this.detail}` : this.reason)
  }
}
