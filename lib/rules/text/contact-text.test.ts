import { expect, it } from 'vitest'
import { timesLonger } from '@/tests/helpers/times-longer'
import { contactParts } from './contact-text'

it.each([
  ['热线：400-000-1912（8:30–18:00，7×24 小时）', [['400-000-1912', 'tel:4000001912']]],
  ['Phone: +65 6000 1912 (weekdays)', [['+65 6000 1912', 'tel:+6560001912']]],
  [
    '前台 0574-87654321，手机 13800138000',
    [
      ['0574-87654321', 'tel:057487654321'],
      ['13800138000', 'tel:13800138000'],
    ],
  ],
  ['E-mail: hello@northbay.example', [['hello@northbay.example', 'mailto:hello@northbay.example']]],
  ['hello@northbay.example.', [['hello@northbay.example', 'mailto:hello@northbay.example']]],
  ['© 2012–2026, since 2012-05-21, 备案 33021200000001', []],
  ['北湾数智科技股份有限公司', []],
])('%s', (line, links) => {
  const parts = contactParts(line)
  expect(parts.map(({ text }) => text).join('')).toBe(line)
  expect(parts.flatMap(({ text, href }) => (href ? [[text, href]] : []))).toEqual(links)
})

it.each([
  ['signs of an address', 'a@', 'a'],
  ['parts of an address', 'a.', ''],
  ['an address that never ends', 'a-', 'a@'],
  ['digits', '1', ''],
  ['digits with signs between', '+1 ', ''],
])('%s, ten thousand of them, takes no longer than the line is long', (_what, part, start) => {
  const read = (times: number) => contactParts(`${start}${part.repeat(times)}!`)
  expect(timesLonger(1000, read)).toBeLessThan(40)
})
