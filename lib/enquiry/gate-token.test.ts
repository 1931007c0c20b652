import { describe, expect, it } from 'vitest'
import { readPayload } from '@/lib/contract/read'
import { jump } from '@/lib/contract/shared'
import { gatedTarget, gateFormPath } from '@/lib/rules/gate/gate'
import { readToken, signToken } from './gate-token'
import { readGate } from './no-script/read-plain'

const key = Buffer.alloc(32, 1)
const gate = { type: 'corporate/publications', id: '808', jump: 'jumpBO' } as const
const fields = { kind: 'gate', gate, formId: '5002', locale: 'cn', expiresAt: 1000 } as const

describe('passes (D26)', () => {
  const token = signToken(key, fields)
  it('come back as they were signed, with their end', () => {
    expect(readToken(key, token, 999)).toEqual({ ...fields, isExpired: false })
    expect(readToken(key, token, 1000)).toEqual({ ...fields, isExpired: true })
  })
  it.each([
    ['another key', () => readToken(Buffer.alloc(32, 2), token, 0)],
    ['another content', () => readToken(key, `A${token.slice(1)}`, 0)],
    ['a cut signature', () => readToken(key, token.slice(0, -1), 0)],
    [
      'another spelling of the same bytes',
      () => {
        // The last of 43 signs carries two bits that no byte uses.
        const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
        const last = signs.indexOf(token.at(-1) ?? '')
        return readToken(key, `${token.slice(0, -1)}${signs[last ^ 1]}`, 0)
      },
    ],
    ['no token', () => readToken(key, '../../etc/passwd', 0)],
    ['an empty text', () => readToken(key, '', 0)],
  ])('%s is none of ours', (_name, read) => expect(read()).toBeUndefined())
  it('hold no target', () => {
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).toBe(
      '["gate","corporate/publications","808","jumpBO","5002","cn",1000]',
    )
  })
})

describe('gates as text', () => {
  it.each([
    ['corporate/publications~808~jumpBO', gate],
    ['corporate/publications~808', undefined],
    ['activity~601~review:60102', { type: 'activity', id: '601', jump: 'review:60102' }],
    ['corporate/publications~x.y~jumpBO', undefined],
    ['nothing~1', undefined],
    ['product~1~__proto__', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (text, expected) => expect(readGate(text)).toEqual(expected))
  it('lead back to the form over their page (D6)', () => {
    expect(gateFormPath(gate, '5002')).toBe(
      '/periodical/808/form?id=5002&gate=corporate%2Fpublications~808~jumpBO',
    )
    expect(gateFormPath({ type: 'homepage', id: '10', jump: 'slide:1' }, '1')).toBe(
      '/form?id=1&gate=homepage~10~slide%3A1',
    )
  })
})

describe('the thing behind a form: attachment, else link (contract, "Shared shapes")', () => {
  it.each([
    [
      { attachment: '/a.pdf', buttonLink: '/x' },
      { kind: 'document', href: '/a.pdf' },
    ],
    [{ attachment: '/a.mp4' }, { kind: 'video', href: '/a.mp4', type: 'video/mp4' }],
    [
      { attachmentUrl: { files: [{ url: 'https://cdn.example/v', type: 'video' }] } },
      { kind: 'video', href: 'https://cdn.example/v' },
    ],
    [
      { attachment: ['/a.pdf', '/b.pdf'] },
      {
        kind: 'link',
        href: '/a.pdf',
        files: [
          { url: '/a.pdf', isResizable: true },
          { url: '/b.pdf', isResizable: true },
        ],
      },
    ],
    [{ buttonLink: 'https://live.example' }, { kind: 'link', href: 'https://live.example' }],
    [{}, undefined],
  ])('%o', (wire, expected) =>
    expect(gatedTarget(readPayload('test', jump, { jumpContentType: 'FORM', ...wire }).value)).toEqual(
      expected,
    ),
  )
})
