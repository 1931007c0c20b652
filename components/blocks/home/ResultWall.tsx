import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Words } from '@/components/ui/Words'
import type { ExampleGroup, ListedExample } from '@/lib/contract/cases'
import type { PageContext } from '@/lib/i18n/page-context'
import { ResultCard } from './ResultCard'
import styles from './results.module.css'

/** Most industries that can be filtered by: CSS has a rule for each (`results.module.css`). Cases of further ones are shown under "all". */
const FILTERS = 8

type Props = { page: PageContext; groups: ExampleGroup[]; first: ListedExample[] }

/** Measured results of customers, one a case, to be filtered by industry without scripts, `first` before one is chosen; and one of them in person. */
export function ResultWall({ page, groups, first }: Props) {
  const filters = groups.slice(0, FILTERS)
  const speaks = groups.findIndex(({ examples }) => examples.some((item) => item.quote))
  const speaker = groups[speaks]?.examples.find((item) => item.quote)
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
        {groups.flatMap(({ examples }, index) =>
          examples.map((item) => (
            <li key={item.id} data-industry={index} data-more={first.includes(item) ? undefined : ''}>
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

function Quote({ item, industry }: { item: ListedExample; industry: number }) {
  const { quote, customerLogo, customerName } = item
  if (!quote) return null
  return (
    <figure className={styles.quote} data-industry={industry}>
      {quote.avatar && (
        <div className={styles.portrait} data-late>
          <Picture resource={quote.avatar} alt="" box={[160, 160]} />
        </div>
      )}
      <blockquote>
        <p>
          <Words text={quote.text} />
        </p>
      </blockquote>
      <figcaption>
        <b>{quote.name}</b>
        {quote.position && <span>{quote.position}</span>}
        <span className={styles.logo} data-late>
          <SmallPicture resource={customerLogo} size={[108, 36]} alt={customerName ?? ''} />
        </span>
      </figcaption>
    </figure>
  )
}
