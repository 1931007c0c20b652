import { cover, type Examples, logo, longTitle, many } from '@/components/examples'
import { textOf, wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { MarketplaceView } from './MarketplaceView'

const sections = (page: PageContext, count: number) =>
  many(count, (id) => ({
    title: `${wordsOf(page).title} ${id}`,
    desc: wordsOf(page).desc,
    items: many(3, (number) => ({
      title: `${wordsOf(page).kind} ${number}`,
      desc: wordsOf(page).desc,
      icon: logo,
    })),
  }))

export const examples: Examples = {
  bare: (page) => <MarketplaceView page={page} content={{ title: wordsOf(page).title }} theme="light" />,
  usual: (page) => (
    <MarketplaceView
      page={page}
      content={{
        title: wordsOf(page).title,
        desc: wordsOf(page).desc,
        pcResource: cover,
        screen: { pcResource: cover, alt: wordsOf(page).kind },
        sections: sections(page, 2),
      }}
      theme="dark"
    />
  ),
  supplier: (page) => (
    <MarketplaceView
      page={page}
      content={{
        title: wordsOf(page).title,
        agreement: { title: wordsOf(page).kind, url: '/assets/files/supplier-agreement.cn.pdf' },
        paymentInfo: textOf(page, '<table><tr><th>A</th><td>1</td></tr></table>'),
        content: textOf(page),
      }}
      theme="light"
    />
  ),
  many: (page) => (
    <MarketplaceView
      page={page}
      content={{ title: wordsOf(page).title, sections: sections(page, 9) }}
      theme="light"
    />
  ),
  long: (page) => (
    <MarketplaceView
      page={page}
      content={{
        title: longTitle(page),
        desc: longTitle(page),
        buttonTitle: longTitle(page),
        sections: [{ title: longTitle(page), items: [{ title: longTitle(page), desc: longTitle(page) }] }],
      }}
      theme="light"
    />
  ),
}
