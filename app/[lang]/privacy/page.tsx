import { ListHead } from '@/components/blocks/list/ListHead'
import { MailClosing } from '@/components/blocks/MailClosing'
import { Shell } from '@/components/layout/Shell'
import { getLayout, getStaticPage, type StaticPage } from '@/lib/content'
import { parseTime } from '@/lib/contract/time'
import { longDate } from '@/lib/rules/text/dates'
import { describePage } from '@/lib/seo/structured'
import { type PageLayoutProps, recordPage } from '../_components/record-page'
import { PolicyText } from './_components/PolicyText'

/** The privacy policy that every form links to (D25). */
const { generateMetadata, Page } = recordPage(
  (page) => getStaticPage(page, '/privacy'),
  PrivacyPageLayout,
  ({ title, desc }) => ({ title, description: desc }),
)

export { generateMetadata, Page as default }

async function PrivacyPageLayout({ record, ...shell }: PageLayoutProps<StaticPage>) {
  const { page, path } = shell
  const { title, desc, content } = record
  const layout = await getLayout(page)
  const updated = record.updated === undefined ? undefined : parseTime(record.updated, page.zone)
  const facts = describePage(page, layout, { path, title, description: desc, texts: [content] })
  return (
    <Shell
      {...shell}
      layout={layout}
      facts={facts}
      closing={
        <MailClosing
          page={page}
          html={content}
          title={page.t('privacy.closingTitle')}
          text={page.t('privacy.closingText')}
          action={page.t('privacy.closingAction')}
        />
      }
    >
      <ListHead page={page} title={title} desc={desc}>
        {content && (
          <PolicyText
            page={page}
            html={content}
            note={
              updated === undefined
                ? undefined
                : page.t('privacy.updated', { date: longDate(updated, page.localeConfig, page.zone) })
            }
          />
        )}
      </ListHead>
    </Shell>
  )
}
