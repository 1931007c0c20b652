import { expect, it } from 'vitest'
import type { PageContext } from '@/lib/i18n/page-context'
import {
  currentItem,
  headerItemAddress,
  ownPageName,
  reachableItems,
  recordLinks,
  sectionAbove,
  subMenuOf,
} from './header-links'

it.each([
  ['/product', '/product-category/7'],
  ['/solution', '/solution#2'],
  ['/cases', '/cases#industry-7'],
  ['/media', '/Media/7'],
  ['/activity', '/activity/7'],
  ['/periodical', '/periodical/7'],
  ['/about-us/news', '/article-detail/news/7'],
  // A record of these has no page of its own: the item leads to the page that shows it.
  ['/about-us', '/about-us'],
  ['/services', '/services'],
  ['https://jobs.example.com', 'https://jobs.example.com'],
])('an item under %s leads to %s', (pageAddress, expected) => {
  expect(headerItemAddress(pageAddress, { id: '7', name: 'Item' }, 2)).toBe(expected)
})

it('an item with an address of its own leads there', () => {
  expect(headerItemAddress('/media', { id: '7', name: 'Item', pageAddress: '/activity' }, 2)).toBe(
    '/activity',
  )
})

it('the menu cuts a back end’s product description to one line', () => {
  const page = { href: (path: string) => path } as PageContext
  const product = { id: '1', name: 'Plan', naviDesc: 'At half past seven on Monday the planner '.repeat(20) }
  const [link] = recordLinks(page, { id: '7', name: 'Make', productList: [product] })
  expect(link?.desc).toMatch(/^.{60,89}…$/)
})

const item = (pageAddress: string, hidden?: true) => ({
  displayName: pageAddress,
  pageAddress,
  navigationName: pageAddress,
  ...(hidden && { hidden }),
})

it('a section gathered under another is still a way on, one that is only hidden is none', () => {
  const navigation = [item('/media'), item('/activity', true), item('/about-us/news', true), item('/join-us')]
  const header = [{ title: '/media', data: [{ id: '1', name: 'Events', pageAddress: '/activity' }] }]
  expect(reachableItems({ navigation, header }).map(({ pageAddress }) => pageAddress)).toEqual([
    '/media',
    '/activity',
  ])
})

it('an item with the address of its section names the way there, and is no item besides', () => {
  const about = item('/about-us')
  const data = [
    { id: '1', name: 'About Northbay', pageAddress: '/about-us' },
    { id: '2', name: 'Trust', pageAddress: '/about-us/trust' },
  ]
  const header = [{ title: '/about-us', data }]
  expect(ownPageName(about, header)).toBe('About Northbay')
  expect(subMenuOf(about, header)).toEqual(data.slice(1))
  expect(ownPageName(item('/media'), header)).toBeUndefined()
})

it.each([
  ['/about-us', '/about-us'],
  ['/about-us/history', '/about-us'],
  ['/about-us/editions', '/media'],
  ['/article-detail/news/7', '/media'],
  ['/media', '/media'],
  ['/join-us', '/join-us'],
  ['/privacy', undefined],
])('on %s the item %s is lit', (path, expected) => {
  const navigation = [item('/media'), item('/about-us'), item('/about-us/news', true), item('/join-us', true)]
  const data = [
    { id: '1', name: 'News', pageAddress: '/about-us/news' },
    { id: '2', name: 'Editions', pageAddress: '/about-us/editions' },
    { id: '3', name: 'A product' },
  ]
  const header = [
    { title: '/media', data },
    { title: '/about-us', data: [{ id: '4', name: 'Resources', pageAddress: '/media' }] },
  ]
  expect(currentItem({ navigation, header }, path)?.pageAddress).toBe(expected)
})

it.each([
  ['a page that a menu gathers', '/about-us/editions', [], '/media'],
  ['a page of its section', '/about-us/history', [], '/about-us'],
  ['a list that is in the bar itself', '/about-us/news', [item('/about-us/news')], '/about-us'],
  ['a page that is gathered under another site', '/about-us/jobs', [], '/about-us'],
])('the step above %s is what the bar lights', (_, path, more, expected) => {
  const navigation = [item('/media'), item('https://jobs.example.com'), ...more]
  const header = [
    { title: '/media', data: [{ id: '1', name: 'Editions', pageAddress: '/about-us/editions' }] },
    { title: 'https://jobs.example.com', data: [{ id: '2', name: 'Jobs', pageAddress: '/about-us/jobs' }] },
  ]
  expect(sectionAbove({ navigation, header }, path)).toBe(expected)
})
