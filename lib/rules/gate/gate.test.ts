import { describe, expect, it } from 'vitest'
import { gateRef } from '@/lib/contract/enquiry'
import { formLink, gateFormPath, gateText, readGateText } from './gate'

const gate = { type: 'corporate/publications', id: '808', jump: 'jumpBO' } as const
const LONGEST = `0190a5e4-${'x'.repeat(55)}`
const english = (path: string) => `/en${path}`

describe('gates as text (D26)', () => {
  it.each([
    [gate, 'corporate/publications~808~jumpBO'],
    [{ type: 'activity', id: '601', jump: 'review:60102' } as const, 'activity~601~review:60102'],
    [
      { type: 'activity', id: LONGEST, jump: `review:${LONGEST}` } as const,
      `activity~${LONGEST}~review:${LONGEST}`,
    ],
    [{ type: 'topNavigation', id: '/cases', jump: 'jumpBO' } as const, 'topNavigation~/cases~jumpBO'],
    [
      { type: 'homepage', id: 'm0123456789ab', jump: 'slide:0123456789ab' } as const,
      'homepage~m0123456789ab~slide:0123456789ab',
    ],
  ])('%j ↔ %s', (ref, text) => {
    expect(gateText(ref)).toBe(text)
    expect(gateRef.parse(readGateText(text))).toEqual(ref)
  })

  it.each([undefined, null, '', 'product~1', 'product~x.y~jumpBO', 'product~1~<b>', 'product~1~a~b'])(
    '%s is no gate',
    (text) => expect(readGateText(text)).toBeUndefined(),
  )

  it('an expired gate leads back to its form over its resource', () => {
    expect(gateFormPath(gate, '5002')).toBe(
      '/periodical/808/form?id=5002&gate=corporate%2Fpublications~808~jumpBO',
    )
  })
})

describe('formLink', () => {
  it('is a plain link to the form’s page, marked for the dialog', () => {
    expect(formLink(english, '4001')).toEqual({ href: '/en/form/4001', 'data-form': '4001' })
  })
  it('names what the form opens, without its address', () => {
    expect(formLink(english, '5002', gate)).toEqual({
      href: '/en/form/5002?gate=corporate%2Fpublications~808~jumpBO',
      'data-form': '5002',
      'data-gate': 'corporate/publications~808~jumpBO',
    })
  })
})
