import type { Stage } from './stage'

/** One file of public/assets and how it is drawn. */
export interface Plate {
  file: string
  /** Largest file in bytes. */
  budget: number
  draw: (stage: Stage) => Promise<Buffer>
}
