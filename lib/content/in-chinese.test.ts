import { expect, it } from 'vitest'
import { z } from 'zod'
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

it.each<[z.ZodType, unknown]>([
  [z.enum(['7', '8']), ''],
  [z.array(z.string()).min(1), []],
  [z.array(z.string()).max(1), ['', '']],
  [z.string().min(2), ''],
  [z.string().max(2), '123'],
])('what zod says of a value outside its bounds is Chinese: %#', (schema, value) => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  expect(inChinese(issue?.message ?? '')).toMatch(/^[^a-z]+$/i)
})
