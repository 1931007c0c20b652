import { insight, ledger, spend } from './finance'
import { make, plan, trace } from './plant'
import { canvas, core, link } from './platform'
import { frame as procure } from './procure/frame'
import { fulfil, stock } from './supply'

/** The frames of the products, by their ids. */
export const frames: Record<number, typeof core> = {
  1001: procure,
  1002: stock,
  1003: fulfil,
  1004: plan,
  1005: make,
  1006: trace,
  1007: ledger,
  1008: insight,
  1009: spend,
  1010: core,
  1011: link,
  1012: canvas,
}
