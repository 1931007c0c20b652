import { NewsCard } from '@/components/blocks/NewsCard'
import { RichText } from '@/components/blocks/RichText'
import { Section } from '@/components/blocks/Section'
import { Picture } from '@/components/media/Picture'
import { Icon } from '@/components/ui/Icon'
import { Heading, Lead } from '@/components/ui/Words'
import { CARD, COVER } from '@/lib/contract/image-address'
import type { Article, News } from '@/lib/contract/news'
import type { PageContext } from '@/lib/i18n/page-context'
import { isoDay, longDate } from '@/lib/rules/text/dates'
import { hasContent } from '@/lib/rules/text/html-content'
import styles from './article.module.css'

/** The comma-separated label as tags; full-width commas count too. */
export function articleTags(label: string | undefined): string[] {
  return (label ?? '')
    .split(/[,，]/)
    .map((tag) => tag.trim())
    .filter(Boolean)
}

type Props = { page: PageContext; article: Article; latest: News[] }

/** An article in the order of §2: title, tags, date, description, media coverage, content, author and editor; then the newest articles. */
export function ArticleView({ page, article, latest }: Props) {
  const { t } = page
  return (
    <>
      <article className={`container ${styles.article}`}>
        <header className={styles.head}>
          <Heading as="h1" text={article.title} byClause />
          <Meta page={page} article={article} />
          {article.desc && (
            <p className={styles.desc}>
              <Lead text={article.desc} />
            </p>
          )}
          <Coverage page={page} article={article} />
        </header>
        {article.coverMaterial && (
          <div className={styles.cover}>
            <Picture resource={article.coverMaterial} alt="" box={COVER} mobileBox={CARD} isPriority />
          </div>
        )}
        {hasContent(article.content) && <RichText page={page} html={article.content} />}
        {(article.author || article.edit) && (
          <footer className={styles.by}>
            {article.author && <span>{t('article.author', { name: article.author })}</span>}
            {article.edit && <span>{t('article.editor', { name: article.edit })}</span>}
          </footer>
        )}
      </article>
      {latest.length > 0 && (
        <Section title={t('article.latest')} variant="mist">
          <ul className={styles.latest}>
            {latest.map((item) => (
              <li key={item.id}>
                <NewsCard page={page} item={item} as="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** Tags and date; nothing without either. */
function Meta({ page, article: { label, createTime } }: { page: PageContext; article: Article }) {
  const tags = articleTags(label)
  if (tags.length === 0 && createTime === undefined) return null
  return (
    <p className={styles.meta}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
      {createTime !== undefined && (
        <time dateTime={isoDay(createTime, page.zone)}>
          {longDate(createTime, page.localeConfig, page.zone)}
        </time>
      )}
    </p>
  )
}

function Coverage({ page, article }: { page: PageContext; article: Article }) {
  if (!article.mediaCoverageList?.length) return null
  return (
    <aside className={styles.coverage} aria-label={page.t('article.coverage')}>
      <h2>{page.t('article.coverage')}</h2>
      <ul>
        {article.mediaCoverageList.map((item) => (
          <li key={item.address}>
            <a href={item.address} target="_blank" rel="noopener">
              {item.mediaName}
              <Icon name="external" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
