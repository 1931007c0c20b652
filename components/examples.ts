import type { ReactNode } from 'react'
import type { Resource } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'

/**
 * What a component is shown with, by the name of the case: usual, empty, long, one, many. Each takes the page's context, so
 * that it can be shown in both languages. `empty` shows nothing at all.
 */
export type Examples = Record<string, (page: PageContext) => ReactNode>

/** A picture or film as a record names it. */
export const resource = (...urls: string[]): Resource => ({
  files: urls.map((url) => ({ url, isResizable: true })),
})

export const cover = resource('/assets/covers/case-401.cn.webp')
export const logo = resource('/assets/logos/case-401.cn.svg')
export const film = resource('/assets/videos/core.mp4')

/** A title as long as editors write them, without a space to break at in Chinese. */
export const longTitle = (page: PageContext) =>
  page.mark === 'cn'
    ? '二十七家工厂同时上线的那个周末：从切换前夜的最后一次盘点到周一早班第一张发货单，一共用了六十一个小时'
    : 'The weekend on which twenty-seven plants went live together: sixty-one hours from the last count to Monday’s first delivery note'

/** So many records with ids from 1. */
export const many = <Thing>(count: number, make: (id: string) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(String(index + 1)))
