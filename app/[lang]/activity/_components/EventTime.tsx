import { Fragment } from 'react'
import type { Activity } from '@/lib/contract/activities'
import type { PageContext } from '@/lib/i18n/page-context'
import { timeOfEvent } from '@/lib/rules/text/dates'
import { timeParts } from '@/lib/rules/text/figure-breaks'

/** When an event takes place; its lines end between dates, days and hours, never inside one. */
export function EventTime({ page, item }: { page: PageContext; item: Activity }) {
  const time = timeOfEvent(item, page.localeConfig, page.zone)
  let at = 0
  return (
    <span>
      {timeParts(time).map(({ text, isWhole }) => {
        at += text.length
        // The blank at its end stays outside, where a line may end.
        const said = text.trimEnd()
        return (
          <Fragment key={at}>
            {isWhole ? <span className="clause">{said}</span> : said}
            {at < time.length && (said === text ? <wbr /> : ' ')}
          </Fragment>
        )
      })}
    </span>
  )
}
