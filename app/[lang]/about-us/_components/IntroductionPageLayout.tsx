import { IntroductionView } from '@/components/blocks/company/IntroductionView'
import { JumpButton } from '@/components/blocks/JumpButton'
import { sectionAbove } from '@/components/layout/header-links'
import { Shell } from '@/components/layout/Shell'
import { Closing } from '@/components/ui/Closing'
import { getLayout, recordTheme } from '@/lib/content'
import type { Introduction, Plate } from '@/lib/contract/company'
import { introductionPath } from '@/lib/rules/address/introduction-path'
import { describePage } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../_components/record-page'

type Props = Omit<PageLayoutProps<Introduction>, 'id'> & { all?: Introduction[] }

/** The introduction of one type (contract, "Company pages"), with links to all of them; in another section to those that stand there. */
export async function IntroductionPageLayout({ record, all = [record], ...shell }: Props) {
  const { page, path } = shell
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(record)])
  const last = record.plates?.at(-1)
  const closing = last && isCall(last) ? last : undefined
  const plates = closing ? record.plates?.slice(0, -1) : record.plates
  const above = sectionAbove(layout, path)
  const facts = describePage(page, layout, {
    path,
    title: record.title,
    description: record.mainTitle,
    kind: 'AboutPage',
    under: [above],
    texts: [record.describe],
  })
  return (
    <Shell
      {...shell}
      layout={layout}
      hasBanner
      facts={facts}
      closing={
        closing && (
          <Closing title={closing.name} text={closing.desc ?? ''}>
            <JumpButton page={page} jump={closing.jumpBO} />
          </Closing>
        )
      }
    >
      <IntroductionView
        page={page}
        introduction={{ ...record, plates }}
        all={all}
        theme={theme}
        isBeside={({ type }) =>
          above === '/about-us' || sectionAbove(layout, introductionPath(type)) === above
        }
      />
    </Shell>
  )
}

/** A plate of words and a button alone: as the last one it is the page's closing band. */
const isCall = ({ desc, config, resource, jumpBO }: Plate) =>
  Boolean(desc && jumpBO) && !resource && config.length === 0
