import { Shell } from '@/components/layout/Shell'
import { bannerTheme, getLayout, getOtherIssues } from '@/lib/content'
import type { Publication } from '@/lib/contract/publications'
import { describePage, publicationThing } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../_components/record-page'
import { Journal } from './Journal'
import { WhitePaper } from './WhitePaper'
import { WiderReading } from './WiderReading'

/** A publication by its kind (§2): PUBLICATION is a journal, everything else a white paper. */
export async function PublicationPageLayout({ record: item, ...shell }: PageLayoutProps<Publication>) {
  const { page, path } = shell
  const isJournal = item.type === 'PUBLICATION'
  const [layout, theme, bandTheme, others] = await Promise.all([
    getLayout(page),
    bannerTheme(item.basePicture ?? item.mobileBasePicture),
    bannerTheme(item.backgroundPicture ?? item.mobileBackgroundPicture),
    isJournal ? getOtherIssues(page, item) : [],
  ])
  const facts = describePage(page, layout, {
    path,
    title: item.name,
    description: item.introduction,
    kind: 'ItemPage',
    under: ['/periodical'],
    things: (origin) => [publicationThing(origin, path, item)],
    texts: [item.publicationDescribe],
  })
  return (
    <Shell {...shell} layout={layout} hasBanner={!isJournal} facts={facts}>
      {isJournal ? (
        <Journal page={page} item={item} />
      ) : (
        <WhitePaper page={page} item={item} theme={theme} bandTheme={bandTheme} />
      )}
      <WiderReading page={page} items={others} />
    </Shell>
  )
}
