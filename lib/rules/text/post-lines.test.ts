import { expect, it } from 'vitest'
import { postLines } from './post-lines'

it.each([
  ['北湾数智 客户成功负责人', ['北湾数智', '客户成功负责人']],
  [
    '北湾数智 人工智能负责人，前后带过 31 期内部训练营',
    ['北湾数智', '人工智能负责人，前后带过 31 期内部训练营'],
  ],
  ['首席执行官', ['首席执行官']],
  ['首席技术官，北湾数智 上海', ['首席技术官，北湾数智 上海']],
  ['Head of AI, Northbay Digital', ['Head of AI, Northbay Digital']],
  ['', ['']],
])('"%s"', (text, lines) => {
  expect(postLines(text)).toEqual(lines)
})
