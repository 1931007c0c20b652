import { CompanyPageView } from '@/components/blocks/company/CompanyPageView'
import { MailClosing } from '@/components/blocks/MailClosing'
import { Shell } from '@/components/layout/Shell'
import { getLayout, recordTheme } from '@/lib/content'
import type { CompanyPage } from '@/lib/contract/company'
import { mailLines } from '@/lib/rules/text/first-mail'
import { describePage } from '@/lib/seo/structured'
import type { PageLayoutProps } from './record-page'

const titles = { serviceAndSupport: 'company.servicesTitle', joinUs: 'company.joinUsTitle' } as const
type Props = PageLayoutProps<CompanyPage> & { gateType: keyof typeof titles }

/** Service-and-support and join-us pages (§2): banner with its button, text, plates. The latter close for who wants to apply. */
export async function CompanyPageLayout({ record, gateType, ...shell }: Props) {
  const { page, path } = shell
  const { t } = page
  const [layout, theme] = await Promise.all([getLayout(page), recordTheme(record)])
  const defaultTitle = t(titles[gateType])
  const facts = describePage(page, layout, {
    path,
    title: record.title ?? defaultTitle,
    description: record.legend,
    texts: [record.describe],
  })
  const closing =
    gateType === 'joinUs' ? (
      <MailClosing
        page={page}
        html={mailLines(record)}
        title={t('company.applyTitle')}
        text={t('company.applyText')}
        action={t('company.applyAction')}
      />
    ) : undefined
  return (
    <Shell {...shell} layout={layout} hasBanner facts={facts} closing={closing}>
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

export const JoinUsPageLayout = (props: PageLayoutProps<CompanyPage>) => (
  <CompanyPageLayout gateType="joinUs" {...props} />
)

export const ServicesPageLayout = (props: PageLayoutProps<CompanyPage>) => (
  <CompanyPageLayout gateType="serviceAndSupport" {...props} />
)
