import type { z } from 'zod'
import { html, htmlLosses } from './html'
import { placesOf } from './places'

/** What visitors do not see of the texts of a payload (`htmlLosses`), with the path of each text. */
export function lossesIn(schema: z.ZodType, payload: unknown): { path: PropertyKey[]; losses: string[] }[] {
  return placesOf(schema, html, payload).flatMap(({ path, value }) => {
    const losses = typeof value === 'string' ? htmlLosses(value) : []
    return losses.length > 0 ? [{ path, losses }] : []
  })
}
