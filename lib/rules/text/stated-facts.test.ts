import { expect, it } from 'vitest'
import { statedFactsIn } from './stated-facts'

it.each([
  ['免费下载。全文 10 页。', ['pages 10']],
  ['本册共12页', ['pages 12']],
  ['Which to close first. 15 pages.', ['pages 15']],
  ['The paper has 9 pages', ['pages 9']],
  ['A PDF, 3 pages', ['pages 3']],
  ['每批纸质批记录 280 到 340 页，逐页看', []],
  ['Every batch came with 280 to 340 pages of paper', []],
  ['会议纪要整理成一页纸', []],
  ['片长 1 分 30 秒', ['seconds 90']],
  ['时长 3 分钟', ['seconds 180']],
  ['A 90-second film', ['seconds 90']],
  ['a 2-minute, 5-second video', ['seconds 125']],
  ['It lasts 7 seconds.', ['seconds 7']],
  ['总装线停了 23 分钟，短片讲这一天', []],
  ['The line stood still for 23 minutes. The film shows why', []],
])('%s', (text, claims) => {
  expect(statedFactsIn(text).map(({ kind, value }) => `${kind} ${value}`)).toEqual(claims)
})
