import { CompanyPageView } from '@/components/blocks/company/CompanyPageView'
import { MailClosing } from '@/components/blocks/MailClosing'
import { Shell } from '@/components/chrome/Shell'
import { bannerTheme, getChrome, getJoinUs, getPage } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'

type Props = { params: Promise<{ lang: string }> }
const path = '/join-us'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  const record = await getJoinUs(page)
  return pageMetadata(page, {
    path,
    alternatePath: path,
    title: record.title ?? page.t('company.joinUsTitle'),
    description: record.legend,
  })
}

/** Join us (§2): banner with its button, text, plates; it closes for who wants to apply. */
export default async function JoinUsPage({ params }: Props) {
  const page = await getPage((await params).lang)
  const [chrome, record] = await Promise.all([getChrome(page), getJoinUs(page)])
  const theme = await bannerTheme(record.pcResource ?? record.mobileResource)
  const facts = describePage(page, chrome, {
    path,
    title: record.title ?? page.t('company.joinUsTitle'),
    description: record.legend,
    texts: [record.describe],
  })
  return (
    <Shell
      page={page}
      chrome={chrome}
      path={path}
      alternatePath={path}
      hasBanner
      facts={facts}
      closing={
        <MailClosing
          page={page}
          html={[record.describe, ...(record.plates ?? []).map(({ desc }) => desc)].join('\n')}
          title={page.t('company.applyTitle')}
          text={page.t('company.applyText')}
          action={page.t('company.applyAction')}
        />
      }
    >
      <CompanyPageView
        gateType="joinUs"
        page={page}
        record={record}
        defaultTitle={page.t('company.joinUsTitle')}
        theme={theme}
      />
    </Shell>
  )
}
