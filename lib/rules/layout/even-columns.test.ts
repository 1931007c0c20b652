import { expect, it } from 'vitest'
import { evenColumns } from './even-columns'

it.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [40, 4],
])('%i items stand in %i columns', (count, columns) => {
  expect(evenColumns(count)).toBe(columns)
})
