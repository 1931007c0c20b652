import type { Media } from '@/lib/contract/media'
import type { PageContext } from '@/lib/i18n/page-context'
import { isoDay, mediaDate } from '@/lib/rules/text/dates'

type Props = {
  page: PageContext
  item: Media
  className: string | undefined
  /** How the date is written: as the list does, unless said otherwise (D12). */
  dateOf?: typeof mediaDate
}

/** Type and date of a media resource; nothing without either. */
export function MediaMeta({ page, item: { resourceType, createdAt }, className, dateOf = mediaDate }: Props) {
  if (!resourceType && createdAt === undefined) return null
  return (
    <p className={className}>
      {resourceType && <span>{resourceType}</span>}
      {createdAt !== undefined && (
        <time dateTime={isoDay(createdAt, page.zone)}>{dateOf(createdAt, page.localeConfig, page.zone)}</time>
      )}
    </p>
  )
}
