import { type Examples, longTitle, many } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { IndustryTabs } from './IndustryTabs.client'

const tabs = (page: PageContext, count: number, name = wordsOf(page).industry) => (
  <div data-theme="dark" style={{ background: 'var(--surface)' }}>
    <IndustryTabs
      names={many(count, (id) => `${name} ${id}`)}
      labels={{
        pause: page.t('carousel.pause'),
        play: page.t('carousel.play'),
        tabs: `${page.t('solution.industries')} ${count}`,
      }}
    />
  </div>
)

export const examples: Examples = {
  one: (page) => tabs(page, 1),
  usual: (page) => tabs(page, 5),
  many: (page) => tabs(page, 20),
  long: (page) => tabs(page, 3, longTitle(page)),
}
