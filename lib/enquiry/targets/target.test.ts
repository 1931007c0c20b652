import { expect, it } from 'vitest'
import { messageIn } from './post-json'
import { DeliveryError } from './target'

it('stores a target’s answer without control characters: PostgreSQL stores no NUL', () => {
  const { words } = new DeliveryError('HTTP 500', 'no\u0000 such\u001b key\nof ours')
  expect(words).toBe('HTTP 500: no such key\nof ours')
})

it.each([
  ['{"msg":"no such form"}', 'no such form'],
  [
    '[{"message":"Required fields are missing: [LastName]","errorCode":"X"}]',
    '[{"message":"Required fields are missing: [LastName]","errorCode":"X"}]',
  ],
  ['{"error":{"text":"down"}}', '{"error":{"text":"down"}}'],
  ['no_service', 'no_service'],
  ['<html>sign in</html>', ''],
])('what a server answered is told, whatever it calls it, and no page: %s', (body, words) =>
  expect(messageIn(body)).toBe(words),
)
