import type { ReactNode } from 'react'
import { CompanyPageView } from '@/components/blocks/company/CompanyPageView'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome } from '@/lib/content'
import type { CompanyPage } from '@/lib/contract/company'
import { describePage } from '@/lib/seo/structured'
import type { FrameProps } from './record-page'

type Props = FrameProps<CompanyPage> & {
  gateType: 'serviceAndSupport' | 'joinUs'
  defaultTitle: string
  closing?: ReactNode
}

/** Service-and-support and join-us pages (§2): banner with its button, text, plates. */
export async function CompanyFrame({ record, gateType, defaultTitle, closing, ...shell }: Props) {
  const { page, path } = shell
  const [chrome, theme] = await Promise.all([
    getChrome(page),
    bannerTheme(record.pcResource ?? record.mobileResource),
  ])
  const facts = describePage(page, chrome, {
    path,
    title: record.title ?? defaultTitle,
    description: record.legend,
    texts: [record.describe],
  })
  return (
    <Shell {...shell} chrome={chrome} hasBanner facts={facts} closing={closing}>
      <CompanyPageView
        gateType={gateType}
        page={page}
        record={record}
        defaultTitle={defaultTitle}
        theme={theme}
      />
    </Shell>
  )
}
