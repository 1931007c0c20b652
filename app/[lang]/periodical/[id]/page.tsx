import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getPage, loadRecord, twinOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { Journal } from '../_components/Journal'
import { WhitePaper } from '../_components/WhitePaper'

type Props = { params: Promise<{ lang: string; id: string }> }
const list = '/periodical'

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('publication', page.mark, { id })
  const path = `${list}/${id}`
  const twin = await twinOf('publication', page.mark, { id }, path, list)
  return pageMetadata(page, {
    path,
    title: item.name,
    description: item.introduction,
    image: firstPicture(item.picture)?.url,
    twinPath: twin.hasTwin ? path : undefined,
  })
}

/** A publication by its kind (§2): PUBLICATION is a journal, everything else a white paper. */
export default async function PublicationPage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('publication', page.mark, { id })
  const path = `${list}/${id}`
  const [chrome, twin, theme, bandTheme] = await Promise.all([
    getChrome(page.mark),
    twinOf('publication', page.mark, { id }, path, list),
    bannerTheme(item.basePicture ?? item.mobileBasePicture),
    bannerTheme(item.backgroundPicture ?? item.mobileBackgroundPicture),
  ])
  const isJournal = item.type === 'PUBLICATION'
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath={twin.twinPath} hasBanner={!isJournal}>
      {isJournal ? (
        <Journal page={page} item={item} />
      ) : (
        <WhitePaper page={page} item={item} theme={theme} bandTheme={bandTheme} />
      )}
    </Shell>
  )
}
