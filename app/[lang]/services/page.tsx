import { CompanyPageView } from '@/components/blocks/company/CompanyPageView'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getPage, getServices } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'

type Props = { params: Promise<{ lang: string }> }
const path = '/services'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  const record = await getServices(page)
  return pageMetadata(page, {
    path,
    alternatePath: path,
    title: record.title ?? page.t('company.servicesTitle'),
    description: record.legend,
  })
}

/** Service and support (§2): banner with its button, text, plates. */
export default async function ServicesPage({ params }: Props) {
  const page = await getPage((await params).lang)
  const [chrome, record] = await Promise.all([getChrome(page), getServices(page)])
  const theme = await bannerTheme(record.pcResource ?? record.mobileResource)
  const facts = describePage(page, chrome, {
    path,
    title: record.title ?? page.t('company.servicesTitle'),
    description: record.legend,
    texts: [record.describe],
  })
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={path} hasBanner facts={facts}>
      <CompanyPageView
        gateType="serviceAndSupport"
        page={page}
        record={record}
        defaultTitle={page.t('company.servicesTitle')}
        theme={theme}
      />
    </Shell>
  )
}
