import { type Examples, longTitle } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import { MarketplaceClosing } from './MarketplaceClosing'

export const examples: Examples = {
  one: (page) => (
    <MarketplaceClosing
      page={page}
      closing={{
        title: wordsOf(page).title,
        text: wordsOf(page).desc,
        actions: [{ title: wordsOf(page).kind, url: '/form/4001' }],
      }}
    />
  ),
  usual: (page) => (
    <MarketplaceClosing
      page={page}
      closing={{
        title: wordsOf(page).title,
        text: wordsOf(page).desc,
        actions: [
          { title: wordsOf(page).kind, url: '/form/4001' },
          { title: wordsOf(page).title, url: '/product/1001' },
        ],
      }}
    />
  ),
  long: (page) => (
    <MarketplaceClosing
      page={page}
      closing={{
        title: longTitle(page),
        text: longTitle(page),
        actions: [{ title: longTitle(page), url: 'https://example.com/' }],
      }}
    />
  ),
}
