import { ListHead } from '@/components/blocks/list/ListHead'
import { MailClosing } from '@/components/blocks/MailClosing'
import { Shell } from '@/components/layout/Shell'
import { getLayout, getPage, getStaticPage } from '@/lib/content'
import { parseTime } from '@/lib/contract/time'
import { longDate } from '@/lib/rules/text/dates'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import { PolicyText } from './_components/PolicyText'

type Props = { params: Promise<{ lang: string }> }
const path = '/privacy'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  const { content, hasAlternate } = getStaticPage(page, 'privacy')
  return pageMetadata(page, {
    path,
    alternatePath: hasAlternate ? path : undefined,
    title: content.title,
    description: content.desc,
  })
}

/** The privacy policy that every form links to (D25). */
export default async function PrivacyPage({ params }: Props) {
  const page = await getPage((await params).lang)
  const { content, hasAlternate } = getStaticPage(page, 'privacy')
  const layout = await getLayout(page)
  const updated = content.updated === undefined ? undefined : parseTime(content.updated, page.zone)
  const facts = describePage(page, layout, {
    path,
    title: content.title,
    description: content.desc,
    texts: [content.content],
  })
  return (
    <Shell
      page={page}
      layout={layout}
      path={path}
      alternatePath={hasAlternate ? path : '/'}
      facts={facts}
      closing={
        <MailClosing
          page={page}
          html={content.content}
          title={page.t('privacy.closingTitle')}
          text={page.t('privacy.closingText')}
          action={page.t('privacy.closingAction')}
        />
      }
    >
      <ListHead page={page} title={content.title} desc={content.desc}>
        {content.content && (
          <PolicyText
            page={page}
            html={content.content}
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
