import { FeatureCarousel } from '@/components/blocks/FeatureCarousel'
import { recordPath } from '@/lib/content-types/addresses'
import type { News } from '@/lib/contract/news'
import type { PageContext } from '@/lib/i18n/page-context'
import { isoDay, longDate } from '@/lib/rules/text/dates'

/** The fixed news as a carousel above the first page of the list (§2). */
export function NewsFeatures({ page, items, isLead }: { page: PageContext; items: News[]; isLead: boolean }) {
  return (
    <FeatureCarousel
      page={page}
      label={page.t('news.fixed')}
      isLead={isLead}
      features={items.map((item) => ({
        id: item.id,
        href: recordPath('news', item.id),
        title: item.title,
        desc: item.desc,
        cover: item.coverMaterial,
        meta: item.createTime !== undefined && <FeatureDate page={page} time={item.createTime} />,
      }))}
    />
  )
}

function FeatureDate({ page, time }: { page: PageContext; time: number }) {
  return <time dateTime={isoDay(time, page.zone)}>{longDate(time, page.localeConfig, page.zone)}</time>
}
