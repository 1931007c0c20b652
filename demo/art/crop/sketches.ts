import { canvasFlow } from '../../screens/products/platform'
import type { Crop } from './panel'

/** The flow that a builder draws, one of two functions side by side. */
export const flow: Partial<Crop> = {
  ...{ scene: canvasFlow, width: 600, height: 375, ratio: 2.1, left: 20, top: 20 },
  sketch: {
    width: 164,
    boxes: [
      [0, 18, 70],
      [1, 18, 168],
      [2, 208, 70],
      [3, 208, 168],
      [4, 398, 21],
      [5, 398, 119],
      [6, 398, 217],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [1, 3],
      [2, 4, true],
      [2, 5],
      [3, 6],
    ],
  },
}
/** Where a number comes from and who reads it, of every column what has room whole. */
export const lineage: NonNullable<Crop['sketch']> = {
  width: 150,
  boxes: [
    [2, 18, 40],
    [3, 18, 150],
    [4, 18, 260],
    [6, 190, 150],
    [7, 362, 150],
    [9, 534, 40],
    [10, 534, 150],
    [11, 534, 260],
  ],
  lines: [
    [2, 6],
    [3, 6],
    [4, 6, true],
    [6, 7],
    [7, 9],
    [7, 10],
    [7, 11],
  ],
}
