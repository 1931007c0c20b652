import { ListHead } from '@/components/blocks/list/ListHead'
import { RichText } from '@/components/blocks/RichText'
import { Shell } from '@/components/chrome/Shell'
import { getChrome, getPage, getStaticPage } from '@/lib/content'
import { parseTime } from '@/lib/contract/time'
import { longDate } from '@/lib/rules/text/dates'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'

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
  const chrome = await getChrome(page)
  const updated = content.updated === undefined ? undefined : parseTime(content.updated, page.zone)
  const facts = describePage(page, chrome, {
    path,
    title: content.title,
    description: content.desc,
    texts: [content.content],
  })
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={hasAlternate ? path : '/'} facts={facts}>
      <ListHead page={page} title={content.title} desc={content.desc}>
        <div>
          {updated !== undefined && (
            <p>{page.t('privacy.updated', { date: longDate(updated, page.locale, page.zone) })}</p>
          )}
          <RichText page={page} html={content.content} />
        </div>
      </ListHead>
    </Shell>
  )
}
