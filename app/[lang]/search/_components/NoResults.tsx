import { reachableItems, visibleItems } from '@/components/layout/header-links'
import type { Layout } from '@/components/layout/types'
import { ButtonLink } from '@/components/ui/Button'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import { type SearchQuery, searchAddress } from '@/lib/rules/search/kinds'
import styles from './no-results.module.css'

type Props = { page: PageContext; layout: Layout }

/** Before anything is asked: topics and sections of the site's own menus. */
export function Start({ page, layout }: Props) {
  return (
    <div className={styles.ways}>
      <Topics page={page} layout={layout} />
      <Sections page={page} layout={layout} />
    </div>
  )
}

/** Nothing was found (D17): what to do instead, a person to ask, and the site's sections. */
export function Nothing({ page, layout, query: { q } }: Props & { query: SearchQuery }) {
  const { t } = page
  return (
    <>
      <div className={styles.nothing} role="status">
        <p className={styles.title}>{t('search.none', { q })}</p>
        <p>{t('search.noneText')}</p>
        <Ask page={page} />
      </div>
      <Start page={page} layout={layout} />
    </>
  )
}

/** Where most visitors go next: products, solutions, customers. */
const popular = new Set(['/product', '/solution', '/cases'])

/** A few hits were found: ways on below them, and a person to ask, so that nobody is left at their end. */
export function NextSteps({ page, layout }: Props) {
  const { t } = page
  const items = visibleItems(layout.navigation).filter(({ pageAddress }) => popular.has(pageAddress))
  return (
    <section className={styles.on} aria-labelledby="ways-on">
      <h2 id="ways-on">{t('search.few')}</h2>
      <div className={styles.ways}>
        {items.length > 0 && <SectionList page={page} items={items} />}
        <div className={styles.ask}>
          <p>{t('search.fewText')}</p>
          <Ask page={page} variant="outline" />
        </div>
      </div>
    </section>
  )
}

function Ask({ page, variant }: { page: PageContext; variant?: 'outline' }) {
  return (
    <ButtonLink {...formLink(page.href, page.localeConfig.defaultFormId)} {...(variant && { variant })}>
      {page.t('search.ask')}
    </ButtonLink>
  )
}

/** The index is still being made: the page asks again by itself. */
export function Preparing({ page }: { page: PageContext }) {
  return (
    <div className={styles.nothing} role="status">
      <meta httpEquiv="refresh" content="3" />
      <p className={styles.title}>{page.t('search.preparing')}</p>
      <p>{page.t('search.preparingText')}</p>
    </div>
  )
}

/** What the sub-menus name: each is a search of its own. */
function Topics({ page, layout }: Props) {
  const names = layout.header.flatMap(({ data }) => data.map(({ name }) => name))
  const topics = [...new Set(names)].slice(0, 12)
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="topics">
      <h2 id="topics">{page.t('search.topics')}</h2>
      <ul className={styles.topics}>
        {topics.map((name) => (
          <li key={name}>
            <a href={page.href(searchAddress({ q: name }))} rel="nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sections({ page, layout }: Props) {
  const items = reachableItems(layout)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">{page.t('search.sections')}</h2>
      <SectionList page={page} items={items} />
    </section>
  )
}

function SectionList({ page, items }: { page: PageContext; items: Layout['navigation'] }) {
  return (
    <ul className={styles.sections}>
      {items.map(({ pageAddress, displayName, desc }) => (
        <li key={pageAddress}>
          <a href={page.href(pageAddress)}>{displayName}</a>
          {desc && <p>{desc}</p>}
        </li>
      ))}
    </ul>
  )
}
