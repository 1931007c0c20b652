import { describe, expect, it } from 'vitest'
import { readFilter, readingsOf } from './filter'

const zone = 'Asia/Shanghai'

describe('which enquiries an export holds', () => {
  it('takes whole days of the site, the last one included (D10)', () => {
    expect(readFilter({ since: '2026-03-01', until: '2026-03-31', form: '5002', lang: 'en' }, zone)).toEqual({
      from: Date.parse('2026-03-01T00:00:00+08:00'),
      before: Date.parse('2026-04-01T00:00:00+08:00'),
      formId: '5002',
      locale: 'en',
    })
    expect(readFilter({ since: '2026-03-01', until: '2026-03-01' }, zone)).toEqual({
      from: Date.parse('2026-03-01T00:00:00+08:00'),
      before: Date.parse('2026-03-02T00:00:00+08:00'),
    })
    expect(readFilter({}, zone)).toEqual({})
  })

  it.each([
    [{ since: 'yesterday' }, '--since'],
    [{ until: '2026-02-30' }, '--until'],
    [{ since: '2026-03-02', until: '2026-03-01' }, '--since lies after'],
    [{ form: 'con tact' }, '--form'],
    [{ lang: 'de' }, '--lang'],
  ])('refuses %j', (options, problem) => expect(readFilter(options, zone)).toContain(problem))
})

it.each([
  ['138 0013-8000', [['138', '0013-8000'], ['13800138000']]],
  ['+86 13800138000', [['+86', '13800138000'], ['13800138000']]],
  ['+44 (0)20 7946 0958', [['+44', '(0)20', '7946', '0958'], ['442079460958']]],
  ['00442079460958', [['00442079460958'], ['442079460958']]],
  ['+86 21 6888 1234', [['+86', '21', '6888', '1234'], ['2168881234']]],
  ['02168881234', [['02168881234'], ['2168881234']]],
  ['13800138000', [['13800138000']]],
  ['王芳 138', [['王芳', '138']]],
  ['ｗａｎｇ＠ｘ．ｃｎ', [['ｗａｎｇ＠ｘ．ｃｎ'], ['wang@x.cn']]],
  ['参考编号：B2827B4B', [['参考编号：B2827B4B'], ['参考编号:B2827B4B'], ['B2827B4B']]],
  ['Reference: B2827B4B', [['Reference:', 'B2827B4B'], ['B2827B4B']]],
  ['20261128', [['20261128']]],
])(
  'is found as it is written or stored: a phone number, what is typed in full width, a number with the word for it: %j',
  (text, readings) => expect(readingsOf(text)).toEqual(readings),
)
