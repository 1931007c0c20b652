import { expect, it } from 'vitest'
import table from './findings-cn.json' with { type: 'json' }
import { inChinese } from './in-chinese'

it('no sentence stands behind a wider one, which would take it', () => {
  for (const [written = '', chinese = ''] of table)
    expect(inChinese(written.replaceAll('{}', 'x1')), written).toBe(chinese.replace(/\{\d?\}/g, 'x1'))
})

it('what zod says of a value of another kind is Chinese, the kinds too', () => {
  const said = inChinese('Invalid input: expected boolean, received string')
  expect(said).not.toMatch(/expected|received|boolean|string/)
})
