import { CaseRow } from '@/components/blocks/CaseRow'
import { JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { Section } from '@/components/blocks/Section'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getPage, loadRecord, twinOf } from '@/lib/content'
import { firstPicture } from '@/lib/rules/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { Insights } from '../_components/Insights'
import { Scenes } from '../_components/Scenes'
import { SolutionFeature } from '../_components/SolutionFeature'

type Props = { params: Promise<{ lang: string; id: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const solution = await loadRecord('solution', page.mark, { id })
  const path = `/solution/${id}`
  const twin = await twinOf('solution', page.mark, { id }, path, '/solution')
  return pageMetadata(page, {
    path,
    title: solution.name,
    description: solution.desc,
    image: firstPicture(solution.pcResource)?.url,
    twinPath: twin.hasTwin ? path : undefined,
  })
}

/** A solution (§2): hero, insights, first solution block, core scenes, first business value, cases; empty parts are left out. */
export default async function SolutionPage({ params }: Props) {
  const { lang, id } = await params
  const page = await getPage(lang)
  const solution = await loadRecord('solution', page.mark, { id })
  const path = `/solution/${id}`
  const [chrome, twin, theme] = await Promise.all([
    getChrome(page.mark),
    twinOf('solution', page.mark, { id }, path, '/solution'),
    bannerTheme(solution.pcResource ?? solution.mobileResource),
  ])
  const { t } = page
  const cases = solution.exampleSolutionRelationBOList ?? []
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath={twin.twinPath} hasBanner>
      <PageHero
        title={solution.name}
        desc={solution.desc}
        eyebrow={solution.industryName ?? solution.industry?.name}
        resource={solution.pcResource}
        mobileResource={solution.mobileResource}
        theme={theme}
      >
        <JumpButton page={page} jump={solution.jumpBO} gate={{ type: 'solution', id }} />
        <JumpButton
          page={page}
          jump={solution.industry?.jumpBO}
          gate={{ type: 'solution', id, jump: 'industry' }}
          look="outline"
        />
      </PageHero>
      <Insights title={t('solution.insights')} items={solution.industryState ?? []} />
      <SolutionFeature block={solution.solutions?.[0]} eyebrow={t('solution.answer')} look="mist" />
      <Scenes title={t('solution.scenes')} items={solution.businessScene ?? []} />
      <SolutionFeature
        block={solution.businessValue?.[0]}
        eyebrow={t('solution.value')}
        look="dark"
        isMirrored
      />
      {cases.length > 0 && (
        <Section title={t('solution.cases')}>
          <CaseRow page={page} cases={cases} label={t('solution.cases')} />
        </Section>
      )}
    </Shell>
  )
}
