import { describe, expect, it } from 'vitest'
import { compoundParts } from './compounds'

const whole = (title: string) =>
  compoundParts(title)
    .filter(({ isWhole }) => isWhole)
    .map(({ text }) => text)

describe('compounds of a title', () => {
  it.each([
    ['Engineer-to-order in one line', ['Engineer-to-order']],
    ['One code for every cell, from goods-in to grid', ['goods-in']],
    ['A four-minute, half-day test', ['four-minute', 'half-day']],
    ['SO-20718', ['SO-20718']],
    ['No compound – a dash', []],
    ['- begins and ends -', []],
    ['', []],
    ['an-endless-compound-of-many-parts stays as it is', []],
  ])('%s', (title, expected) => {
    expect(whole(title)).toEqual(expected)
    expect(
      compoundParts(title)
        .map(({ text }) => text)
        .join(''),
    ).toBe(title)
  })
})
