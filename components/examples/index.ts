import type { ReactNode } from 'react'
import type { Form, FormField } from '@/lib/contract/forms'
import type { HomeModule } from '@/lib/contract/home'
import type { Jump, Resource } from '@/lib/contract/shared'
import type { Site, TopHeaderGroup, TopNavigationItem } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'

/**
 * What a component is shown with, by the name of the case: usual, empty, long, one, many. Each takes the page's context, so
 * that it can be shown in both languages. `empty` shows nothing at all.
 */
export type Examples = Record<string, (page: PageContext) => ReactNode>

/** A picture or video as a record names it. */
export const resource = (...urls: string[]): Resource => ({
  files: urls.map((url) => ({ url, isResizable: true })),
})

export const cover = resource('/assets/covers/case-401.cn.webp')
export const logo = resource('/assets/logos/case-401.cn.svg')
export const video = resource('/assets/videos/core.en.mp4')

/** A title as long as editors write them, without a space to break at in Chinese. */
export const longTitle = (page: PageContext) =>
  page.locale === 'cn'
    ? '二十七家工厂同时上线的那个周末：从切换前夜的最后一次盘点到周一早班第一张发货单，一共用了六十一个小时'
    : 'The weekend on which twenty-seven plants went live together: sixty-one hours from the last count to Monday’s first delivery note'

/** So many records with ids from 1. */
export const many = <Thing>(count: number, make: (id: string) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(String(index + 1)))

export const jump: Jump = { jumpContentType: 'URL', buttonLink: '/product' }

export const homeModule: HomeModule = { moduleName: 'Module', moduleType: 'MODULE', title: 'Module' }

export const navigationItem: TopNavigationItem = {
  displayName: 'Products',
  navigationName: 'Products',
  pageAddress: '/product',
}

type Shell = {
  site: Site
  logoWidth: number
  navigation: TopNavigationItem[]
  header: TopHeaderGroup[]
  footer: undefined
}

/** A site's shell: so many sections, the first with a sub-menu of so many items. */
export const layout = (title: string, children = 0, sections = 3, name = 'Products'): Shell => ({
  site: { id: '1', title, mark: 'cn' },
  logoWidth: 0,
  navigation: many(sections, (id) => ({
    displayName: `${name} ${id}`,
    navigationName: id,
    pageAddress: id === '1' ? '/product' : `/section-${id}`,
  })),
  header: [
    {
      title: '1',
      data: many(children, (id) => ({ id, name, naviDesc: name, productList: [{ id: `10${id}`, name }] })),
    },
  ],
  footer: undefined,
})

/** A form with a field of each control; field ids begin at `from`, so that forms shown together do not share them. */
export const formFrom = (from: number, words: string): Form => {
  const fieldOptions = [`${words} A`, `${words} B`]
  const kinds: Omit<FormField, 'id' | 'name'>[] = [
    { type: 'INPUT', promptText: words, explain: words, required: true },
    { type: 'TEXTAREA', required: false },
    { type: 'RADIO', fieldOptions, openOther: 'TURNON', explain: words, required: true },
    { type: 'CHECKBOX', fieldOptions, required: false },
    { type: 'CHECKBOX', fieldOptions, displayForm: 'SELECT', openOther: 'TURNON', required: true },
    { type: 'SELECT', fieldOptions, required: true },
  ]
  return {
    name: words,
    formFields: kinds.map((kind, index) => ({
      id: String(from + index),
      name: `${words} ${index}`,
      ...kind,
    })),
  }
}
