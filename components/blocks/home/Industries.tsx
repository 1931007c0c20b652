import { SmallPicture } from '@/components/media/SmallPicture'
import { Icon } from '@/components/ui/Icon'
import { recordPath } from '@/lib/content-types/addresses'
import type { HomeModule } from '@/lib/contract/home'
import type { IndustryEntry } from '@/lib/contract/solutions'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { fitSentences } from '@/lib/rules/text/fit'
import { JumpButton } from '../JumpButton'
import { Section } from '../Section'
import styles from './home.module.css'
import { gateOf } from './module-gate'

/** What of a description a card shows, in half-widths: whole sentences or words, so that no line is cut by its box. */
const MOST_DESC = 320

type Props = { page: PageContext; module: HomeModule; industries: IndustryEntry[] }

/** SOLUTION module: every industry with its solutions; the heading leads to its slide on /solution. */
export function Industries({ page, module, industries }: Props) {
  if (industries.length === 0) return null
  return (
    <Section
      title={module.title}
      desc={module.desc}
      variant="mist"
      aside={<JumpButton page={page} jump={module.jumpBO} gate={gateOf(module)} variant="text" />}
    >
      <ul className={styles.industries}>
        {industries.map(({ industry, solutions }, index) => (
          <li key={industry.id} className={styles.industry}>
            {firstPicture(industry.indusIcon) ? (
              <span className={styles.icon} data-late>
                <SmallPicture resource={industry.indusIcon} size={[44, 44]} />
              </span>
            ) : (
              <span />
            )}
            <div>
              <h3>
                <a href={page.href(`/solution#${index}`)}>
                  {industry.name}
                  <Icon name="arrow" size={16} />
                </a>
              </h3>
              {industry.desc && (
                <p>{noBreakCounts(fitSentences(industry.desc, MOST_DESC, page.localeConfig.bcp47))}</p>
              )}
            </div>
            {solutions.length > 0 && (
              <ul>
                {solutions.map((solution) => (
                  <li key={solution.id}>
                    <a href={page.href(recordPath('solutions', solution.id))}>
                      {solution.name}
                      <Icon name="arrow" size={16} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
