import { expect, it } from 'vitest'
import { DeliveryError } from './target'

it('stores a target’s answer without control characters: PostgreSQL stores no NUL', () => {
  const { words } = new DeliveryError('HTTP 500', 'no\u0000 such\u001b key\nof ours')
  expect(words).toBe('HTTP 500: no such key\nof ours')
})
