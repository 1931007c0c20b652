import { expect, it } from 'vitest'
import type { Enquiry } from '@/lib/enquiry/admin/read'
import { html } from '@/lib/html'
import type { Desk } from '../desk'
import { answerOf, deliveryNote, visitorOf } from './parts'
import { share } from './visits'

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
    for (const said of [': busy: 7', '\n<!doctype html>: x'])
      expect(noteOf('cn', 'pending', reason + said)).toMatch(
        new RegExp(`"error">\\p{Script=Han}[^:\\n]*${html`${said}`.text}<`, 'u'),
      )
  const answer = answerOf({ locale: 'cn' } as Desk, 'Ok: queued\n1 of 2 recipients refused')
  expect(answer).toMatch(/^Ok: queued\n2 \p{Script=Han}.*1 \p{Script=Han}+$/u)
})

it('a share of more than all there was is none', () => {
  expect([share(1, 4), share(26, 1), share(0, 0)]).toEqual(['25%', '–', '–'])
})

it('a long title is cut between two characters, never within one', () => {
  const enquiry = { body: { fieldValues: [{ value: `x${'😀'.repeat(100)}` }] } } as Enquiry
  expect(visitorOf({} as Desk, enquiry)).toBe(`x${'😀'.repeat(79)}`)
})
