import { describe, expect, it } from 'vitest'
import { fileName, readPlan } from './shots-plan'

describe('readPlan', () => {
  it('shoots every route in both languages at four widths', () => {
    const { shots } = readPlan(['/', '/cases?page=2'])
    expect(shots).toHaveLength(16)
    expect(shots[0]).toEqual({ name: 'home.cn.375', address: '/', lang: 'cn', width: 375 })
    expect(shots.map(({ address }) => address)).toContain('/en/cases?page=2')
    expect(shots.map(({ address }) => address)).toContain('/en')
  })

  it('narrows by width and language, and names shots of an opened part apart', () => {
    const plan = readPlan(['cases', '--only', '375', '--lang', 'en', '--open', 'button.menu'])
    expect(plan.shots).toEqual([{ name: 'cases.en.375.open', address: '/en/cases', lang: 'en', width: 375 }])
    expect(plan.open).toBe('button.menu')
  })

  it('takes an address with or without a closing slash', () => {
    expect(readPlan(['--url', 'http://localhost:3000/']).url).toBe('http://localhost:3000')
  })

  it.each([
    ['--only', 'wide'],
    ['--lang', 'fr'],
    ['--colour', 'red'],
  ])('refuses %s %s', (...argv) => {
    expect(() => readPlan(argv)).toThrow()
  })
})

it('fileName keeps what a person needs to recognise the route', () => {
  expect(fileName('/about-us/news?type=AI')).toBe('about-us_news_type-AI')
  expect(fileName('/')).toBe('home')
})
