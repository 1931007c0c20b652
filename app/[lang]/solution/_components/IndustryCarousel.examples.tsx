import { cover, type Examples, longTitle, many } from '@/components/examples'
import { industryOf, wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { IndustryCarousel } from './IndustryCarousel'

const industries = (page: PageContext, from: number, count: number) =>
  many(count, (id) => ({
    ...industryOf(page, `${from}${id}`),
    pcResource: cover,
    mobileResource: undefined,
    theme: 'dark' as const,
  }))

export const examples: Examples = {
  none: (page) => <IndustryCarousel page={page} title={wordsOf(page).title} industries={[]} />,
  one: (page) => (
    <IndustryCarousel page={page} title={wordsOf(page).title} industries={industries(page, 1, 1)} />
  ),
  many: (page) => (
    <IndustryCarousel page={page} title={wordsOf(page).title} industries={industries(page, 2, 12)} />
  ),
  long: (page) => (
    <IndustryCarousel
      page={page}
      title={longTitle(page)}
      industries={industries(page, 3, 2).map((entry, at) => ({
        ...entry,
        industry: { id: entry.industry.id, name: `${longTitle(page)} ${at}`, desc: longTitle(page) },
      }))}
    />
  ),
}
