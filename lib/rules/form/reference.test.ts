import { expect, it } from 'vitest'
import { referenceOf } from './reference'

it.each([
  ['3f2a91c7-5b1d-4c1e-9a77-0123456789ab', '3F2A91C7'],
  ['20718', '20718'],
  [20718, '20718'],
  ['NB-2026-118', 'NB-2026-118'],
  [undefined, undefined],
  ['', undefined],
  ['<b>1</b>', undefined],
  ['a'.repeat(21), undefined],
])('the reference of %s is %s', (id, reference) => {
  expect(referenceOf(id)).toBe(reference)
})
