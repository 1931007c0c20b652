import { CaseRow } from '@/components/blocks/CaseRow'
import { JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { RichText } from '@/components/blocks/RichText'
import { Section } from '@/components/blocks/Section'
import { Shell } from '@/components/chrome/Shell'
import { VideoCover } from '@/components/media/VideoCover'
import { bannerTheme, getChrome, getPage, getRelatedCases, loadRecord, twinOf } from '@/lib/content'
import { playable } from '@/lib/rules/jump'
import { firstPicture } from '@/lib/rules/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { CaseFacts } from './_components/CaseFacts'
import styles from './_components/case-detail.module.css'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('example', page.mark, { id })
  const path = `/case-detail/${id}`
  const twin = await twinOf('example', page.mark, { id }, path, '/cases')
  const description = page.t('cases.detailDescription', {
    title: item.title,
    customer: item.customerName ?? page.t('cases.aCustomer'),
  })
  return pageMetadata(page, {
    path,
    title: item.title,
    description,
    image: firstPicture(item.coverMaterial)?.url,
    twinPath: twin.hasTwin ? path : undefined,
  })
}

/** A customer case (§2): background, video, logo, content, consult button (default text "咨询案例"), and its neighbours. */
export default async function CasePage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const item = await loadRecord('example', page.mark, { id })
  const path = `/case-detail/${id}`
  const [chrome, twin, theme, related] = await Promise.all([
    getChrome(page.mark),
    twinOf('example', page.mark, { id }, path, '/cases'),
    bannerTheme(item.backgroundMaterial),
    getRelatedCases(page.mark, item),
  ])
  const { t } = page
  const videos = playable(item.videoMaterial, item.title)
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath={twin.twinPath} hasBanner>
      <PageHero
        title={item.title}
        eyebrow={item.industryName}
        resource={item.backgroundMaterial}
        theme={theme}
      >
        <JumpButton
          page={page}
          jump={item.jumpBO}
          gate={{ type: 'example', id }}
          fallbackTitle={t('cases.consult')}
        />
      </PageHero>
      <article className={`container ${styles.layout}`}>
        <CaseFacts page={page} item={item} />
        <div className={styles.content}>
          {videos.length > 0 && (
            <VideoCover page={page} title={item.title} videos={videos} cover={item.coverMaterial} />
          )}
          <RichText page={page} html={item.content} />
        </div>
      </article>
      {related.length > 0 && (
        <Section title={t('cases.related')} look="mist">
          <CaseRow page={page} cases={related} label={t('cases.related')} />
        </Section>
      )}
    </Shell>
  )
}
