import { Section } from '@/components/blocks/Section'
import { ButtonLink } from '@/components/ui/Button'
import type { Publication } from '@/lib/contract/publications'
import type { PageContext } from '@/lib/i18n/page-context'
import { PublicationCard } from './PublicationCard'
import styles from './publication.module.css'

/** Other issues, at the end of an issue's page; nothing when there are none. */
export function WiderReading({ page, items }: { page: PageContext; items: Publication[] }) {
  if (items.length === 0) return null
  return (
    <Section
      title={page.t('publication.otherIssues')}
      variant="mist"
      aside={
        <ButtonLink href={page.href('/periodical')} variant="text" icon="arrow">
          {page.t('publication.all')}
        </ButtonLink>
      }
    >
      <ul className={styles.otherIssues}>
        {items.map((item) => (
          <li key={item.id}>
            <PublicationCard page={page} item={item} isUnderTitle />
          </li>
        ))}
      </ul>
    </Section>
  )
}
