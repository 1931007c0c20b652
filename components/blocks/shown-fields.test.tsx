import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SubMenu } from '@/components/layout/SubMenu'
import { introduction } from '@/lib/contract/company'
import { readPayload } from '@/lib/contract/read'
import { topHeaderGroup, topNavigationItem } from '@/lib/contract/site'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { IntroductionView } from './company/IntroductionView'
import { NavigationHero } from './NavigationHero'

const page = pageContext('en', translatorFor('en', messages.en), 'Asia/Shanghai')
const item = { displayName: 'Products', navigationName: 'Products', pageAddress: '/product' }

describe('fields of the contract that had no place', () => {
  it('a navigation item’s bannerUrl is a button of its banner, in the page’s language', () => {
    const banner = topNavigationItem.parse({ ...item, bannerUrl: '/activity/601' })
    const html = renderToStaticMarkup(
      <NavigationHero page={page} banner={{ ...banner, theme: 'light' }} title="Products" />,
    )
    expect(html).toContain('href="/en/activity/601"')
    expect(html).toContain(messages.en.jump.link)
  })

  it('an introduction’s logo stands above its text, and without a text too', () => {
    const record = readPayload('test', introduction, {
      id: 1,
      type: 'company',
      title: 'Company',
      logo: '/assets/logos/x.svg',
    }).value
    const html = renderToStaticMarkup(
      <IntroductionView page={page} introduction={record} all={[record]} theme="light" />,
    )
    expect(html).toMatch(/<img[^>]*src="\/assets\/logos\/x\.svg"[^>]*alt="Company"/)
  })

  it('a sub-menu’s card shows its section’s picture, else the first of its items’ pcResource', () => {
    const group = readPayload('test', topHeaderGroup, {
      title: 'Products',
      data: [{ id: 7, name: 'Line', pcResource: '/assets/banners/line.svg' }],
    }).value
    const entry = {
      item: topNavigationItem.parse(item),
      label: 'Products',
      children: group.data,
      hasMenu: true,
      isCurrent: false,
    }
    const shown = (section: object) =>
      renderToStaticMarkup(
        <SubMenu
          page={page}
          entry={{ ...entry, item: readPayload('test', topNavigationItem, { ...item, ...section }).value }}
          id="menu-0"
        />,
      )
    expect(shown({})).toContain('src="/assets/banners/line.svg"')
    const own = shown({ mobileResource: '/assets/banners/section.svg' })
    expect(own).toContain('src="/assets/banners/section.svg"')
    expect(own).not.toContain('line.svg')
  })
})
