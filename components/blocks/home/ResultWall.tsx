import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Words } from '@/components/ui/Words'
import type { ExampleGroup, ListedExample } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import { ResultCard } from './ResultCard'
import styles from './results.module.css'

/** Fewest measured results for a wall; with fewer the cases are shown in a row. */
const AT_LEAST = 3
/** Most industries that can be filtered by: CSS has a rule for each (`results.module.css`). Cases of further ones are shown under "all". */
const FILTERS = 8

/** Most results seen at once, whole rows of two and of four: the others show under their industry. */
const AT_ONCE = 16

/** Ids of the cases seen before an industry is chosen: the first of each, then the second, so that none is left out. */
const seenAtOnce = (groups: ExampleGroup[]): Set<string> => {
  const ranked = groups.flatMap(({ examples }) => examples.map(({ id }, rank) => ({ id, rank })))
  ranked.sort((a, b) => a.rank - b.rank)
  return new Set(ranked.slice(0, AT_ONCE).map(({ id }) => id))
}

const measured = (groups: ExampleGroup[]): ExampleGroup[] =>
  groups
    .map((group) => ({ ...group, examples: group.examples.filter((item) => item.results?.[0]) }))
    .filter(({ examples }) => examples.length > 0)

/** True when enough cases bring a measured result. */
export const hasResults = (groups: ExampleGroup[]): boolean =>
  measured(groups).flatMap(({ examples }) => examples).length >= AT_LEAST

/** Measured results of customers, one a case, to be filtered by industry without scripts; and one of them in person. */
export function ResultWall({ page, groups }: { page: PageContext; groups: ExampleGroup[] }) {
  const shown = measured(groups)
  const filters = shown.slice(0, FILTERS)
  const atOnce = seenAtOnce(shown)
  const speaks = shown.findIndex(({ examples }) => examples.some((item) => item.quote))
  const speaker = shown[speaks]?.examples.find((item) => item.quote)
  return (
    <div className={styles.results}>
      <fieldset className={`${styles.filter} fades`} data-keep>
        <legend className="visually-hidden">{page.t('home.filterIndustry')}</legend>
        <Choice name={page.t('home.allIndustries')} value="all" isChosen />
        {filters.length > 1 &&
          filters.map(({ industry }, index) => (
            <Choice key={industry.id} name={industry.name} value={String(index)} />
          ))}
      </fieldset>
      <ul className={styles.wall} aria-label={page.t('home.results')}>
        {shown.flatMap(({ examples }, index) =>
          examples.map((item) => (
            <li key={item.id} data-industry={index} data-more={atOnce.has(item.id) ? undefined : ''}>
              <ResultCard page={page} item={item} />
            </li>
          )),
        )}
      </ul>
      {speaker && <Quote item={speaker} industry={speaks} />}
    </div>
  )
}

function Choice({ name, value, isChosen = false }: { name: string; value: string; isChosen?: boolean }) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="industry" value={value} defaultChecked={isChosen} />
      {name}
    </label>
  )
}

function Quote({
  item: { quote, customerLogo, customerName },
  industry,
}: {
  item: ListedExample
  industry: number
}) {
  if (!quote) return null
  return (
    <figure className={styles.quote} data-industry={industry}>
      <Picture resource={quote.avatar} alt="" box={[160, 160]} className={styles.portrait} />
      <blockquote>
        <p>
          <Words text={quote.text} />
        </p>
      </blockquote>
      <figcaption>
        <b>{quote.name}</b>
        {quote.position && <span>{quote.position}</span>}
        <SmallPicture resource={customerLogo} size={[108, 36]} alt={customerName ?? ''} />
      </figcaption>
    </figure>
  )
}
