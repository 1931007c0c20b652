import { windTurbine } from './energy'
import { portalCrane } from './equipment'
import { tankerTruck } from './food'
import type { Subject } from './kit'
import { shopFront } from './retail'

/** What customers make, run and sell, side by side. */
export const trades: Subject = (m, k) => {
  const places = [
    [portalCrane, 0, 0],
    [windTurbine, 11, 0],
    [shopFront, 0, 11],
    [tankerTruck, 11, 11],
  ] as const
  for (const [subject, x, y] of places) m.put({ x, y }, () => subject(m, k))
}
