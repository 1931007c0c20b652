import type { CompanyPage } from '@/lib/contract/company'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { hasContent } from '@/lib/rules/text/html-content'
import { JumpButton } from '../JumpButton'
import { OwnAddress } from '../OwnAddress'
import { PageHero } from '../PageHero'
import { RichText } from '../RichText'
import styles from './company-page.module.css'
import { Plates } from './Plates'

type Props = {
  page: PageContext
  record: CompanyPage
  gateType: 'serviceAndSupport' | 'joinUs'
  defaultTitle: string
  theme: Theme
}

/** Service-and-support and join-us pages (§2): banner with its button, text, plates. Its own address, when it has one, is a second button. */
export function CompanyPageView({ page, record, gateType, defaultTitle, theme }: Props) {
  return (
    <>
      <PageHero
        title={record.title ?? defaultTitle}
        desc={record.legend}
        resource={record.pcResource}
        mobileResource={record.mobileResource}
        theme={theme}
      >
        <JumpButton page={page} jump={record.jumpBO} gate={{ type: gateType, id: record.id }} />
        <OwnAddress
          page={page}
          url={record.bannerUrl}
          jump={record.jumpBO}
          title={record.title ?? defaultTitle}
        />
      </PageHero>
      {hasContent(record.describe) && (
        <div className={`container ${styles.text}`}>
          <RichText page={page} html={record.describe} isWide />
        </div>
      )}
      <Plates page={page} plates={record.plates} />
    </>
  )
}
