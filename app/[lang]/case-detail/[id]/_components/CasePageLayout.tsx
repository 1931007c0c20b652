import { CaseRow } from '@/components/blocks/CaseRow'
import { JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { RichText } from '@/components/blocks/RichText'
import { Section } from '@/components/blocks/Section'
import { Shell } from '@/components/layout/Shell'
import { VideoCover } from '@/components/media/VideoCover'
import { bannerTheme, getLayout, getRelatedCases } from '@/lib/content'
import type { Example } from '@/lib/contract/cases'
import { playable } from '@/lib/rules/address/jump'
import { hasContent } from '@/lib/rules/text/html-content'
import { caseThing, describePage } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../../_components/record-page'
import { CaseFacts } from './CaseFacts'
import styles from './case-detail.module.css'

/** A customer case (§2): background, video, logo, content or else its cover, consult button (default text "咨询案例"), and its neighbours. */
export async function CasePageLayout({ record: item, ...shell }: PageLayoutProps<Example>) {
  const { page, path } = shell
  const [layout, theme, related] = await Promise.all([
    getLayout(page),
    bannerTheme(item.backgroundMaterial),
    getRelatedCases(page, item),
  ])
  const { t } = page
  const videos = playable(item.videoMaterial, item.title)
  const facts = describePage(page, layout, {
    path,
    title: item.title,
    under: ['/cases'],
    things: (origin) => [caseThing(origin, path, item)],
    texts: [item.content],
  })
  return (
    <Shell {...shell} layout={layout} hasBanner facts={facts}>
      <PageHero
        title={item.title}
        eyebrow={item.industryName}
        resource={item.backgroundMaterial}
        theme={theme}
      >
        <JumpButton
          page={page}
          jump={item.jumpBO}
          gate={{ type: 'example', id: item.id }}
          fallbackTitle={t('cases.consult')}
        />
      </PageHero>
      <article className={`container ${styles.layout}`}>
        <CaseFacts page={page} item={item} />
        <div className={styles.content}>
          {(videos.length > 0 || !hasContent(item.content)) && (
            <VideoCover page={page} title={item.title} videos={videos} cover={item.coverMaterial} />
          )}
          <RichText page={page} html={item.content} />
        </div>
      </article>
      {related.length > 0 && (
        <Section title={t('cases.related')} variant="mist">
          <CaseRow page={page} cases={related} label={t('cases.related')} />
        </Section>
      )}
    </Shell>
  )
}
