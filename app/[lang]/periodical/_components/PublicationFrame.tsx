import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome } from '@/lib/content'
import type { Publication } from '@/lib/contract/publications'
import type { PageContext } from '@/lib/i18n/page-context'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { describePage, publicationThing } from '@/lib/seo/structured'
import { Journal } from './Journal'
import { WhitePaper } from './WhitePaper'

type Props = {
  page: PageContext
  item: Publication
  path: string
  alternatePath: string
  preview?: PreviewState
}

/** A publication by its kind (§2): PUBLICATION is a journal, everything else a white paper. */
export async function PublicationFrame({ page, item, path, alternatePath, preview }: Props) {
  const [chrome, theme, bandTheme] = await Promise.all([
    getChrome(page),
    bannerTheme(item.basePicture ?? item.mobileBasePicture),
    bannerTheme(item.backgroundPicture ?? item.mobileBackgroundPicture),
  ])
  const isJournal = item.type === 'PUBLICATION'
  const facts = describePage(page, chrome, {
    path,
    title: item.name,
    description: item.introduction,
    kind: 'ItemPage',
    under: ['/periodical'],
    things: (origin) => [publicationThing(origin, path, item)],
    texts: [item.publicationDescribe],
  })
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={alternatePath}
      preview={preview}
      hasBanner={!isJournal}
      facts={facts}
    >
      {isJournal ? (
        <Journal page={page} item={item} />
      ) : (
        <WhitePaper page={page} item={item} theme={theme} bandTheme={bandTheme} />
      )}
    </Shell>
  )
}
