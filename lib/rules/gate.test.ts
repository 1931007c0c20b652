import { describe, expect, it } from 'vitest'
import { formLink, gateFormPath, gateText, readGateText } from './gate'

const gate = { type: 'corporate/publications', id: '808', jump: 'jumpBO' } as const
const english = (path: string) => `/en${path}`

describe('gates as text (D26)', () => {
  it.each([
    [gate, 'corporate/publications~808~jumpBO'],
    [{ type: 'activity', id: '601', jump: 'review:60102' } as const, 'activity~601~review:60102'],
  ])('%j ↔ %s', (ref, text) => {
    expect(gateText(ref)).toBe(text)
    expect(readGateText(text)).toEqual({ ...ref, id: Number(ref.id) })
  })

  it.each([undefined, null, '', 'product~1', 'product~x~jumpBO', 'product~1~<b>', 'product~1~a~b'])(
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
