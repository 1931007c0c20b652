import { describe, expect, it } from 'vitest'
import { type Edges, liftToAvoid } from './avoid-controls'

const box = (left: number, top: number, width: number, height: number): Edges => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
})
/** Two signs above one another in the lower right corner of a phone. */
const buttons = [box(307, 543, 48, 48), box(307, 599, 48, 48)]

describe('liftToAvoid', () => {
  it.each<[string, Edges[], number]>([
    ['no control', [], 0],
    ['a control beside them', [box(20, 599, 200, 48)], 0],
    ['a row across the page, little of which is covered', [box(20, 590, 335, 60)], 0],
    ['a small one right below the lower one', [box(310, 610, 40, 20)], 48],
    ['a line of text whose end is covered', [box(60, 580, 295, 30)], 64],
    ['a button of which a corner is covered', [box(180, 580, 163, 48)], 64],
    ['a button that hardly is', [box(180, 645, 163, 48)], 0],
    ['a wide one whose middle is covered though most of it is seen', [box(200, 605, 260, 36)], 48],
    ['one below each', [box(310, 550, 40, 30), box(310, 606, 40, 30)], 112],
    [
      'a column of small ones without a gap',
      Array.from({ length: 16 }, (_, at) => box(310, 264 + at * 24, 40, 24)),
      16,
    ],
  ])('%s', (_, controls, lift) => {
    expect(liftToAvoid(buttons, controls)).toBe(lift)
  })
})
