import { describe, expect, it } from 'vitest'
import { type Box, difference, type Grey, lightnessMap } from '@/e2e/lightness-map'

type Shape = [x: number, y: number, width: number, height: number, light: number]
const SIZE = { width: 640, height: 800 }
const whole: Box = { x: 0, y: 0, ...SIZE }

/** A page of grey shapes on white. */
function drawn(shapes: Shape[], { width, height } = SIZE): Grey {
  const data = new Uint8Array(width * height).fill(255)
  for (const [left, top, across, down, light] of shapes)
    for (let y = top; y < top + down; y += 1) data.fill(light, y * width + left, y * width + left + across)
  return { data, width, height }
}

const lines = (left: number, top: number, count: number): Shape[] =>
  Array.from({ length: count }, (_, line) => [left, top + line * 28, 260, 12, 60])
const page: Shape[] = [
  [0, 0, 640, 200, 20],
  [20, 240, 280, 160, 120],
  ...lines(340, 240, 6),
  [20, 480, 600, 90, 214],
]
const kept = lightnessMap(drawn(page), whole, 20)

describe('sketch', () => {
  it('has a pixel a cell', () => {
    expect(kept).toMatchObject({ width: 32, height: 40 })
    expect([...kept.data.slice(0, 32)]).toEqual(Array(32).fill(20))
    expect([...kept.data.slice(-32)]).toEqual(Array(32).fill(255))
  })

  it('takes a box of a picture; what lies outside is white', () => {
    const box = { x: 600, y: 180, width: 80, height: 40 }
    expect(lightnessMap(drawn(page), box, 20)).toEqual({
      ...{ data: Uint8Array.from([20, 20, 255, 255, 255, 255, 255, 255]), width: 4, height: 2 },
    })
  })
})

describe('difference', () => {
  it.each<[string, Shape[]]>([
    ['the same', page],
    ['letters of another weight', page.map(([x, y, w, h, light]) => [x, y, w, h, Math.min(255, light + 12)])],
    ['a paragraph a few pixels lower', page.map(([x, y, ...rest]) => [x, x > 300 ? y + 9 : y, ...rest])],
  ])('is none: %s', (_, shapes) => {
    expect(difference(kept, lightnessMap(drawn(shapes), whole, 20))).toBeUndefined()
  })

  it.each<[string, Shape[]]>([
    ['a picture that is missing', page.filter(([, y, , height]) => !(y === 240 && height === 160))],
    [
      'a band that lost its ground',
      page.map((shape) => (shape[4] === 214 ? [...shape.slice(0, 4), 255] : shape) as Shape),
    ],
    [
      'columns that fell below each other',
      page.map(([x, y, ...rest]) => (x > 300 ? [20, y + 180, ...rest] : [x, y, ...rest])),
    ],
    ['a paragraph over a picture', page.map(([x, y, ...rest]) => [x > 300 ? 20 : x, y, ...rest])],
  ])('is seen: %s', (_, shapes) => {
    expect(difference(kept, lightnessMap(drawn(shapes), whole, 20))).toMatch(
      /^another look at column \d+ of 32, row/,
    )
  })

  it('is seen: a page that became longer or wider', () => {
    const sized = (width: number, height: number) =>
      lightnessMap(drawn(page), { ...whole, width, height }, 20)
    expect(difference(kept, sized(640, 880))).toBe('40 rows became 44')
    expect(difference(kept, sized(660, 800))).toBe('32 columns became 33')
  })
})
