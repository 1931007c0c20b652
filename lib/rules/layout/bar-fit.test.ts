import { describe, expect, it } from 'vitest'
import { type BarItem, barPlan, textRoom } from './bar-fit'

const items = (...labels: string[]): BarItem[] => labels.map((label) => ({ label, hasMenu: false }))
const chinese = [
  '产品',
  '解决方案',
  '客户案例',
  '活动',
  '资源',
  '刊物与白皮书',
  '新闻',
  '服务与支持',
  '关于北湾',
]

describe('what fits in the bar, the rest under "more" (§2)', () => {
  it('one item stands there on every screen but phones, and there is no "more"', () => {
    expect(barPlan(items('Products'), 300, 'More')).toMatchObject({ from: [48], moreUntil: 48 })
  })

  it('without items there is no "more"', () => {
    expect(barPlan([], 300, 'More')).toMatchObject({ from: [], moreUntil: 48 })
  })

  it('nine Chinese ones stand there on a PC, the first of them on a tablet', () => {
    const { from, moreUntil } = barPlan(items(...chinese), 284, '更多')
    expect(from.slice(0, 3)).toEqual([48, 48, 48])
    expect(Number(moreUntil)).toBeLessThanOrEqual(70)
    expect(from.at(-1)).toBe(moreUntil)
  })

  it('none stands there before the one in front of it', () => {
    const { from } = barPlan(items(...chinese, 'A rather long name of a section', 'News'), 300, '更多')
    const screens = from.map((step) => (step === 'none' ? Infinity : step))
    expect(screens).toEqual(screens.toSorted((a, b) => a - b))
  })

  it('twelve long ones never fit all: "more" stays', () => {
    const { from, moreUntil } = barPlan(
      items(...Array(12).fill('A rather long name of a section')),
      300,
      'More',
    )
    expect(moreUntil).toBe('none')
    expect(from.at(-1)).toBe('none')
    expect(from[0]).not.toBe('none')
  })

  it('the last item takes the place of "more" where it fits there', () => {
    expect(barPlan(items('A long name of a section', 'New'), 400, 'More')).toMatchObject({
      from: [48, 48],
      moreUntil: 48,
    })
  })

  it.each([
    ['解决方案', 60],
    ['ill', 15],
    ['Wow', 39],
  ])('%s takes %i px', (text, room) => expect(textRoom(text)).toBe(room))
})
