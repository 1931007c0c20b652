import { expect, it } from 'vitest'
import type { Enquiry } from '@/lib/enquiry/admin/read'
import type { Desk } from '../desk'
import { deliveryNote, visitorOf } from './parts'

const noteOf = (locale: 'cn' | 'en', status: 'delivered' | 'pending', text: string) =>
  deliveryNote({ locale } as Desk, { status, last_error: text })?.text

it('why nothing was sent is no error, and reads in the language of the desk; a refusal is one, in the words of the server', () => {
  expect(noteOf('en', 'delivered', 'nothing to confirm')).toBe('<small>nothing to confirm</small>')
  for (const text of [
    'nothing to confirm',
    'this address had one today',
    'nobody is to be told of this form',
  ])
    expect(noteOf('cn', 'delivered', text)).not.toMatch(/error|[a-z] /)
  expect(noteOf('cn', 'pending', '421: not now')).toBe('<small class="error">421: not now</small>')
  for (const reason of ['timed out', 'the answer has another code'])
    expect(noteOf('cn', 'pending', `${reason}: busy: 7`)).toMatch(/"error">\p{Script=Han}.*: busy: 7</u)
})

it('a long title is cut between two characters, never within one', () => {
  const enquiry = { body: { fieldValues: [{ value: `x${'😀'.repeat(100)}` }] } } as Enquiry
  expect(visitorOf({} as Desk, enquiry)).toBe(`x${'😀'.repeat(79)}`)
})
