import { expect, it } from 'vitest'
import { securityTxt } from './security-txt'

it('names contact, expiry and its own address (RFC 9116)', () => {
  const now = Date.parse('2026-11-22T08:00:00Z')
  expect(securityTxt('https://n.example', 'mailto:security@n.example', now)).toBe(
    [
      'Contact: mailto:security@n.example',
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: zh, en',
      'Canonical: https://n.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
