import { RichText } from '@/components/blocks/RichText'
import { AnchorList } from '@/components/ui/AnchorList.client'
import { Heading } from '@/components/ui/Words'
import type { Html } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { type TextPart, textParts } from '@/lib/rules/text/text-parts'
import styles from './policy-text.module.css'

type Props = { page: PageContext; html: Html; note: string | undefined }

const isTitled = (part: TextPart): part is TextPart & { title: string } => Boolean(part.title)

/** A policy in the sections that its headings begin, with the list of them beside it on PC; `note` stands over the text. */
export function PolicyText({ page, html, note }: Props) {
  const parts = textParts(html, 2)
  const before = parts.filter((part) => !isTitled(part))
  const sections = parts.filter(isTitled).map((part, at) => ({ ...part, id: `part-${at + 1}` }))
  const hasList = sections.length > 1
  return (
    <div className={hasList ? styles.layout : undefined}>
      {hasList && (
        <AnchorList
          label={page.t('privacy.parts')}
          items={sections.map(({ id, title }) => ({ id, label: title }))}
        />
      )}
      <div className={styles.text}>
        {note && <p className={styles.note}>{note}</p>}
        {before.map((part) => (
          <RichText key={part.html} page={page} html={part.html} />
        ))}
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <Heading as="h2" id={`${section.id}-title`} text={section.title} />
            <RichText page={page} html={section.html} under={2} className={styles.words ?? ''} />
          </section>
        ))}
      </div>
    </div>
  )
}
