import { describe, expect, it } from 'vitest'
import { type BarItem, barPlan, textRoom } from './bar-fit'

const items = (...labels: string[]): BarItem[] => labels.map((label) => ({ label, hasMenu: false }))
const parts = { brand: 140, language: 'English', action: '预约演示' }
const english = { brand: 200, language: '中文', action: 'Book a demo' }
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
    expect(barPlan(items('Products'), english, 'More')).toMatchObject({ from: [48], moreUntil: 48 })
  })

  it('without items there is no "more"', () => {
    expect(barPlan([], english, 'More')).toMatchObject({ from: [], moreUntil: 48 })
  })

  it('four stand there on the narrowest tablet, some with sub-menus, in both languages', () => {
    const withMenus = (labels: string[]) =>
      labels.map((label, index) => ({ label, hasMenu: [0, 1, 4, 5].includes(index) }))
    const words = ['Products', 'Solutions', 'Customers', 'Services', 'Resources', 'About']
    expect(barPlan(withMenus(words), english, 'More').from.slice(0, 4)).toEqual([48, 48, 48, 48])
    expect(barPlan(withMenus(chinese), parts, '更多').from.slice(0, 4)).toEqual([48, 48, 48, 48])
  })

  it('nine Chinese ones stand there on a PC, the first of them on a tablet', () => {
    const { from, moreUntil } = barPlan(items(...chinese), parts, '更多')
    expect(from.slice(0, 3)).toEqual([48, 48, 48])
    expect(Number(moreUntil)).toBeLessThanOrEqual(70)
    expect(from.at(-1)).toBe(moreUntil)
  })

  it('none stands there before the one in front of it', () => {
    const { from } = barPlan(items(...chinese, 'A rather long name of a section', 'News'), parts, '更多')
    const screens = from.map((step) => (step === 'none' ? Infinity : step))
    expect(screens).toEqual(screens.toSorted((a, b) => a - b))
  })

  it('twelve long ones never fit all: "more" stays', () => {
    const { from, moreUntil } = barPlan(
      items(...Array(12).fill('A rather long name of a section')),
      english,
      'More',
    )
    expect(moreUntil).toBe('none')
    expect(from.at(-1)).toBe('none')
    expect(from[0]).not.toBe('none')
  })

  it('the last item takes the place of "more" where it fits there', () => {
    expect(
      barPlan(items('A very long name of a section that takes its room', 'New'), english, 'More'),
    ).toMatchObject({
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
