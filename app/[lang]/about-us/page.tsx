import { IntroductionView } from '@/components/blocks/company/IntroductionView'
import { Advantages } from '@/components/blocks/home/Advantages'
import { PageHero } from '@/components/blocks/PageHero'
import { Shell } from '@/components/layout/Shell'
import { getAdvantages, getBanner, getCompany, getLayout, getPage, recordTheme } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'

type Props = { params: Promise<{ lang: string }> }
const path = '/about-us'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang, path)
  const [{ introduction, alternatePath }, banner] = await Promise.all([
    getCompany(page),
    getBanner(page, path),
  ])
  return pageMetadata(page, {
    path,
    alternatePath,
    title: banner?.displayName ?? introduction?.title ?? page.t('about.title'),
    description: banner?.desc ?? introduction?.mainTitle,
  })
}

/** About us (§2): the first introduction with the others linked, and the advantages (D20). */
export default async function AboutPage({ params }: Props) {
  const page = await getPage((await params).lang, path)
  const [layout, banner, { introduction, all, alternatePath }, advantages] = await Promise.all([
    getLayout(page),
    getBanner(page, path),
    getCompany(page),
    getAdvantages(page),
  ])
  const facts = describePage(page, layout, {
    path,
    title: banner?.displayName ?? introduction?.title ?? page.t('about.title'),
    description: banner?.desc ?? introduction?.mainTitle,
    kind: 'AboutPage',
    texts: [introduction?.describe],
  })
  return (
    <Shell page={page} layout={layout} path={path} alternatePath={alternatePath} hasBanner facts={facts}>
      {introduction ? (
        <IntroductionView
          page={page}
          introduction={introduction}
          all={all}
          theme={await recordTheme(introduction)}
        />
      ) : (
        <PageHero title={banner?.displayName ?? page.t('about.title')} desc={banner?.desc} theme="light" />
      )}
      <Advantages items={advantages} label={page.t('home.advantages')} />
    </Shell>
  )
}
