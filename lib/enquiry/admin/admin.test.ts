import { describe, expect, it } from 'vitest'
import { messages } from '@/lib/i18n/messages'
import { timesLonger } from '@/tests/helpers/times-longer'
import { builtInTexts } from '../built-in-texts'
import { backoffMs } from '../store/deliveries'
import type { EnquiryContext } from '../store/enquiries'
import { webhookSignature } from '../targets/webhook'
import { csvCell, enquiryTable } from './csv'
import { mentionOf } from './mentions'
import { contactsOf } from './person'
import type { Enquiry } from './read'

describe('csvCell is safe to open in a spreadsheet', () => {
  it.each([
    ['王芳', '王芳'],
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' \t=1', `"' \t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['\tx', `"'\tx"`],
    ['CSV;=1+1;x', `"CSV;'=1+1;x"`],
    ['x; \t-1', `"x;' \t'-1"`],
    ['x\n@SUM(A1)\r\n+1', `"x\n'@SUM(A1)\r\n'+1"`],
    ['x\u2028=1', "x\u2028'=1"],
    ['x;"=1+1"', `"x;'""=1+1"""`],
    ['Ann; Bo;', '"Ann; Bo;"'],
    ['＝1', "'＝1"],
    ['a, "b"\nc', '"a, ""b""\nc"'],
    ['a=b', 'a=b'],
    ['', ''],
    ...['911101050001234567', '02160001912', '007', '0.10', '1e5', '3-4', '1/2', '2026-11-26', '10:30']
      .concat([
        '1E10',
        '1.5e+3',
        '.5',
        '(5)',
        '1,000',
        '¥100',
        '€ 5',
        '20%',
        '１２３',
        'TRUE',
        '#N/A',
        '5 pm',
      ])
      .concat(['3月4日', '2026年11月26日', '上午9时30分', '4 Mar', 'Mar-4', 'MARCH 4, 2026', 'SEPT2'])
      .map((text) => [text, `"${text}\t"`]),
    ...['13800138000', '1', '0', '2.5', '138 号', '3楼', 'A1', '2026-11-26T06:42:22.355Z']
      .concat(['5 pumps', 'May', 'Marchand 5', '3 people', 'Room 5', '12 Main St', '一月', '#1 choice'])
      .map((text) => [text, text]),
  ])('%j → %j', (value, expected) => expect(csvCell(value)).toBe(expected))
})

it('csvCell reads a long row of digits once', () => {
  expect(timesLonger(4000, (length) => csvCell(`${'1'.repeat(length)}x`))).toBeLessThan(40)
})

it.each(['cn', 'en'] as const)('an export has the words of the screens (%s)', async (locale) => {
  const t = builtInTexts(locale)
  const { desk } = messages[locale]
  async function* read() {
    for (const [formTypeSource, gate] of [
      ['CORPORATE_PUBLICATION', { type: 'corporate/publications', id: '808', jump: 'jumpBO' }],
      ['EXAMPLE', { type: 'topNavigation', id: '/cases', jump: 'jumpBO' }],
      ['INDEX_MODEL', undefined],
    ])
      yield {
        row: { id: 'x', created_at: 0, state: 'taken', state_at: null },
        body: { fieldValues: [], formTypeSource, trafficAccessReq: { logidUrl: '' } },
        context: { mark: 'cn', labels: {}, gate },
        deliveries: [
          { target: 'mail', status: 'delivered' },
          { target: 'webhook', status: 'dead' },
        ],
      } as unknown as Enquiry
  }
  const titleOf = async ({ gate }: EnquiryContext) => (gate?.id === '808' ? 'A paper' : undefined)
  const rows: string[][] = []
  for await (const row of enquiryTable(read, 'UTC', t, titleOf)) rows.push(row)
  const [head = [], cells = []] = rows
  const cell = (column: string, row = cells) => row[head.indexOf(t('desk.columnName', { column }))]
  const kind = (of: string) => t('desk.kindOf', { kind: of })
  expect(rows.slice(1).map((row) => [cell('source', row), cell('gate', row)])).toEqual([
    [kind('publications'), 'A paper'],
    [kind('cases'), `${kind('navigation')} /cases`],
    [desk.others, ''],
  ])
  expect(cell('language')).toBe(t('lead.languageOf', { locale: 'cn' }))
  expect(cell('state')).toBe(desk.stateTaken)
  const line = (target: string, value: string) =>
    t('lead.line', { label: t('desk.targetName', { target }), value })
  expect(cell('deliveries')).toBe(
    `${line('mail', desk.deliveryDelivered)}; ${line('webhook', desk.deliveryDead)}`,
  )
})

it('contacts of an enquiry are its addresses and phone numbers, never an amount or a date', () => {
  const values = [
    '王芳',
    'Ann@B.co',
    '（ＡＮＮ＠b.co）',
    '+86 138-0013-8000',
    '0512 6666 8888',
    '+86 512 6666 8888',
    '0086-(0)512-66668888',
    '+44 20 7946 0123',
    '0044 (20) 7946 0123',
    '0044 (0)20 7946 0123',
  ]
  const others = ['1000000', '+1000000', '2026-03-01', '100 台', 'write to bo@b.co', '']
  const fieldValues = [...values, ...others].map((value, id) => ({ formFieldBO: { id }, value }))
  const enquiry = { body: { fieldValues } } as unknown as Enquiry
  expect(contactsOf(enquiry)).toEqual(['ann@b.co', '13800138000', '051266668888', '+442079460123'])
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
    ['①13700000001②13700000002', '13700000001', true],
    ['①13700000001②13700000002', '13700000002', true],
    ['面积20m²13700000001', '13700000001', true],
    ['联系方式：①ann@example.com', 'ann@example.com', true],
    ['①③⑦⓪⓪⓪⓪⓪⓪⓪①', '13700000001', true],
    ['442079460123', '+44 20 7946 0123', true],
    ['电话13800138000转1', '138-0013-8000', true],
    ['138001380001', '13800138000', false],
    ['+44 20 7946 0123', '+442079460123', true],
    ['+442079460123', '\u202a+44 20 7946‑0123\u202c', true],
    ['13800138000', '+86 138 0013 8000', true],
    ['+86 138 0013 8000', '+86 13800138000', true],
    ['a-b@b.co', '（ａ-b＠b.co）。', true],
    ['ab@b.co', 'a-b@b.co', false],
    ['+8613700000008', '13700000008', true],
    ['+8613700000008', '0086-137-0000-0008', true],
    ['8613700000008', '13700000008', true],
    ['13700000001\n13700000002', '13700000001', true],
    ['13700000001\n13700000002', '13700000002', true],
    ['13700000001 13700000002', '13700000002', true],
    ['订单 2024 13700000004', '13700000004', true],
    ['订单\t2024\t13700000004', '13700000004', true],
    ['137–0000–0003', '13700000003', true],
    ['137.0000.0005', '13700000005', true],
    ['（１３７）０００００００５', '13700000005', true],
    ['137\u200d0000\u200b0005', '13700000005', true],
    ['+49 (0)30 123456', '+4930123456', true],
    ['+49 (0)30 123456', '0049 30 123456', true],
    ['+4930123456', '+49 (0)30 123456', true],
    ['+1 380 013 8000', '13800138000', false],
    ['13800138000', '+1 380 013 8000', false],
    ['电话 021-6888 1234', '+86 21 6888 1234', true],
    ['+86 21 6888 1234', '021 68881234', true],
    ['0086-021-68881234', '+862168881234', true],
    ['86(0)21-68881234', '021-6888-1234', true],
    ['21 6888 1234', '021 6888 1234', false],
    ['+49 21 6888 1234', '021 6888 1234', false],
    ['04008208820', '+86 400 820 8820', false],
    ['10000 units, 123456 more', '123456', true],
    ['订单 2024-123456', '123456', false],
    ['+44 20 7946 0123', '79460123', false],
    ['137\n00000001', '13700000001', false],
    ['ann7＠example．com', 'ann7@example.com', true],
    ['ann7@example。com', 'ann7@example.com', true],
    ['an\u200dn@exam\u200bple.com', 'ann@example.com', true],
    ["o'brien@example.com", 'brien@example.com', false],
    ["I am o'brien@example.com.", 'brien@example.com', false],
    ["'brien@example.com'", 'brien@example.com', true],
    ['x/brien@example.com', 'brien@example.com', false],
    ['Ann/ann@example.com or phone', 'ann@example.com', true],
    ['小张@example.com', '张@example.com', false],
    ['张@example.com', '张@example.com', true],
    ['写信到a@b.co', 'a@b.co', true],
    ['写信到a@b.co，谢谢', 'a@b.co', true],
    ['a@b.co。谢谢', 'a@b.co', true],
    ['{a@b.co|', 'a@b.co', true],
    ['邮箱:a@b.co', 'a@b.co', true],
    ['a+b@b.co', 'b@b.co', false],
    ['a@b.co-x', 'a@b.co', false],
    ['a@b.co的邮箱', 'a@b.co', true],
  ])('%j, %j → %s', (value, contact, expected) => expect(mentionOf(contact)?.(value)).toBe(expected))

  it.each(['10000', '12-34', 'Ann', '@', '13800138000转1', ''])('%j is no contact', (contact) =>
    expect(mentionOf(contact)).toBeUndefined(),
  )

  it('does not take long over texts made to be tried over and over', () => {
    const began = performance.now()
    for (const text of ["'", 'a', '1', '1 ', '0', '(0)', '8 6 '])
      for (const contact of ['ann@example.com', '13800138000', '02168881234', '+4930123456', '111111'])
        mentionOf(contact)?.(text.repeat(2000 / text.length))
    expect(performance.now() - began).toBeLessThan(500)
  })
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

it('webhookSignature is what docs/enquiries.md has receivers compute', () => {
  // printf '1700000000.{"id":1}' | openssl dgst -sha256 -hmac secret-of-16-chars
  const expected = '292ed4ae8c366e240506116d8c284410803162a1c894a12b60e6e5ae79cd98b2'
  expect(webhookSignature('{"id":1}', 'secret-of-16-chars', 1_700_000_000_999)).toBe(
    `t=1700000000,v1=${expected}`,
  )
})
