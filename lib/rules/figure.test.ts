import { describe, expect, it } from 'vitest'
import { figureOf } from './figure'

const shown = (title: string) => {
  const figure = figureOf(title)
  return figure && figure.number + figure.unit
}

describe('figureOf', () => {
  it.each([
    ['Award in 3.5 days, down from 9', '3.5 days'],
    ['92% of orders confirmed in 24 hours', '92%'],
    ['On-time delivery from 78% to 94%', '94%'],
    ['8D closed in 9 days instead of 23', '9 days'],
    ['Customer PPM from 320 to 95', '95'],
    ['4 minutes to trace, once 26 hours', '4 minutes'],
    ['Closed in 3 working days, not 9', '3 working days'],
    ['118 lines per person-hour', '118'],
    ['$2.4 saved on every parcel in 2025', '$2.4'],
    ['定标周期 9 天到 3.5 天', '3.5 天'],
    ['24 小时确认率 92%', '92%'],
    ['一次合格率提高 2.6 个点', '2.6 个点'],
    ['2025 年节省 14 周', '14 周'],
  ])('takes the achievement out of "%s"', (title, expected) => {
    expect(shown(title)).toBe(expected)
  })

  it.each([
    'No shutdown for counting',
    '年度盘点不停工',
    'One "gross margin" instead of 14',
    'GB2312 and 8D',
  ])('finds none in "%s"', (title) => {
    expect(figureOf(title)).toBeUndefined()
  })

  it('loses no character of the title', () => {
    const title = 'Award in 3.5 days, down from 9'
    const figure = figureOf(title)
    expect(figure).toEqual({
      before: 'Award in ',
      number: '3.5',
      unit: ' days',
      joint: ', ',
      after: 'down from 9',
    })
    expect(Object.values(figure ?? {}).join('')).toBe(title)
  })
})
