import { describe, expect, it } from 'vitest'
import { backoffMs } from '../store/deliveries'
import { webhookSignature } from '../targets/webhook'
import { csvCell } from './csv'
import { mentions } from './mentions'

describe('csvCell is safe to open in a spreadsheet', () => {
  it.each([
    ['王芳', '王芳'],
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' \t=1', `"' \t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ['a, "b"\nc', '"a, ""b""\nc"'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j → %j', (value, expected) => expect(csvCell(value)).toBe(expected))
})

describe('mentions finds a contact as a whole', () => {
  it.each([
    ['a@b.co', 'a@b.co', true],
    [' A@B.co ', 'a@b.co', true],
    ['写信到 a@b.co。', 'a@b.co', true],
    ['Write to a@b.co.', 'a@b.co', true],
    ['aa@b.co', 'a@b.co', false],
    ['x.a@b.co', 'a@b.co', false],
    ['a@b.com', 'a@b.co', false],
    ['a@b.co.uk', 'a@b.co', false],
    ['a@bxco', 'a@b.co', false],
    ['138 0013-8000', '13800138000', true],
    ['电话13800138000转1', '138-0013-8000', true],
    ['138001380001', '13800138000', false],
    ['+44 20 7946 0123', '+442079460123', true],
    ['+442079460123', '\u202a+44 20 7946‑0123\u202c', true],
    ['13800138000', '+86 138 0013 8000', true],
    ['+86 138 0013 8000', '+86 13800138000', true],
    ['a-b@b.co', '（ａ-b＠b.co）。', true],
    ['ab@b.co', 'a-b@b.co', false],
  ])('%j, %j → %s', (value, contact, expected) => expect(mentions(value, contact)).toBe(expected))
})

describe('backoffMs (D24)', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [11, 1_024_000],
    [12, 2_048_000],
    [13, 3_600_000],
    [5000, 3_600_000],
  ])('after attempt %d: %d ms', (attempts, expected) => expect(backoffMs(attempts)).toBe(expected))
})

it('webhookSignature is what docs/enquiries.md tells receivers to compute', () => {
  // printf '1700000000.{"id":1}' | openssl dgst -sha256 -hmac secret-of-16-chars
  const expected = '292ed4ae8c366e240506116d8c284410803162a1c894a12b60e6e5ae79cd98b2'
  expect(webhookSignature('{"id":1}', 'secret-of-16-chars', 1_700_000_000_999)).toBe(
    `t=1700000000,v1=${expected}`,
  )
})
