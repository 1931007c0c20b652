import { CaseRow } from '@/components/blocks/CaseRow'
import { JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { Section } from '@/components/blocks/Section'
import { Shell } from '@/components/layout/Shell'
import { getLayout, recordTheme } from '@/lib/content'
import type { Solution } from '@/lib/contract/solutions'
import { describePage, solutionThing } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../_components/record-page'
import { Insights } from './Insights'
import { Scenes } from './Scenes'
import { SolutionFeature } from './SolutionFeature'

/** A solution (§2): hero, insights, first solution block, core scenes, first business value, cases; empty parts are left out. */
export async function SolutionPageLayout({ record: solution, ...shell }: PageLayoutProps<Solution>) {
  const { page, path } = shell
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(solution)])
  const { t } = page
  const cases = solution.exampleSolutionRelationBOList ?? []
  const facts = describePage(page, layout, {
    path,
    title: solution.name,
    description: solution.desc,
    kind: 'ItemPage',
    under: ['/solution'],
    things: (origin) => [solutionThing(origin, path, solution)],
  })
  return (
    <Shell {...shell} layout={layout} hasBanner facts={facts}>
      <PageHero
        title={solution.name}
        desc={solution.desc}
        eyebrow={solution.industryName ?? solution.industry?.name}
        resource={solution.pcResource}
        mobileResource={solution.mobileResource}
        theme={theme}
      >
        <JumpButton page={page} jump={solution.jumpBO} gate={{ type: 'solution', id: solution.id }} />
        <JumpButton
          page={page}
          jump={solution.industry?.jumpBO}
          gate={{ type: 'solution', id: solution.id, jump: 'industry' }}
          variant="outline"
        />
      </PageHero>
      <Insights title={t('solution.insights')} items={solution.industryState ?? []} />
      <SolutionFeature block={solution.solutions?.[0]} eyebrow={t('solution.answer')} variant="mist" />
      <Scenes title={t('solution.scenes')} items={solution.businessScene ?? []} />
      <SolutionFeature
        block={solution.businessValue?.[0]}
        eyebrow={t('solution.value')}
        variant="dark"
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
