import { IntroductionView } from '@/components/blocks/company/IntroductionView'
import { Shell } from '@/components/layout/Shell'
import { getLayout, recordTheme } from '@/lib/content'
import type { Introduction } from '@/lib/contract/company'
import { describePage } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../_components/record-page'

type Props = Omit<PageLayoutProps<Introduction>, 'id'> & { all?: Introduction[] }

/** The introduction of one type (contract, "Company pages"), with links to all of them. */
export async function IntroductionPageLayout({ record, all = [record], ...shell }: Props) {
  const { page, path } = shell
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(record)])
  const facts = describePage(page, layout, {
    path,
    title: record.title,
    description: record.mainTitle,
    kind: 'AboutPage',
    under: ['/about-us'],
    texts: [record.describe],
  })
  return (
    <Shell {...shell} layout={layout} hasBanner facts={facts}>
      <IntroductionView page={page} introduction={record} all={all} theme={theme} />
    </Shell>
  )
}
