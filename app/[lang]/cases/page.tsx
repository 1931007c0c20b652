import { CaseCard } from '@/components/blocks/CaseCard'
import { NavigationHero } from '@/components/blocks/NavigationHero'
import { Shell } from '@/components/chrome/Shell'
import { AnchorList } from '@/components/ui/AnchorList.client'
import { Words } from '@/components/ui/Words'
import { getBanner, getCases, getChrome, getPage, getThemedBanner } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { describePage } from '@/lib/seo/structured'
import styles from './_components/cases.module.css'

type Props = { params: Promise<{ lang: string }> }
const path = '/cases'

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  const banner = await getBanner(page, path)
  return pageMetadata(page, {
    path,
    alternatePath: path,
    title: banner?.displayName ?? page.t('cases.title'),
    description: banner?.desc ?? page.t('cases.description'),
  })
}

/** Cases by industry (§2): three a row with an anchor list that follows the reading; on phones two a row, an industry a tab. */
export default async function CasesPage({ params }: Props) {
  const page = await getPage((await params).lang)
  const [chrome, banner, groups] = await Promise.all([
    getChrome(page),
    getThemedBanner(page, path),
    getCases(page),
  ])
  const { t } = page
  const title = banner?.displayName ?? t('cases.title')
  const facts = describePage(page, chrome, {
    path,
    title,
    description: banner?.desc ?? t('cases.description'),
    items: groups.flatMap(({ examples }) =>
      examples.map(({ id, title }) => ({ path: `/case-detail/${id}`, name: title })),
    ),
  })
  return (
    <Shell page={page} chrome={chrome} path={path} alternatePath={path} hasBanner facts={facts}>
      <NavigationHero page={page} banner={banner} title={title} />
      <div className={`container ${styles.layout}`}>
        {groups.length > 1 && (
          <AnchorList
            label={t('cases.industries')}
            items={groups.map(({ industry }) => ({ id: `industry-${industry.id}`, label: industry.name }))}
            hasPhoneTabs
          />
        )}
        <div className={styles.groups}>
          {groups.length === 0 && <p>{t('cases.empty')}</p>}
          {groups.map(({ industry, examples }) => (
            <section
              key={industry.id}
              id={`industry-${industry.id}`}
              className={styles.group}
              aria-labelledby={`industry-title-${industry.id}`}
            >
              <h2 id={`industry-title-${industry.id}`}>
                <Words text={industry.name} />
              </h2>
              <ul className={styles.cases} data-pairs>
                {examples.map((item) => (
                  <li key={item.id}>
                    <CaseCard page={page} item={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Shell>
  )
}
