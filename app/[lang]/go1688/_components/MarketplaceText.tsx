import { FoldedRows } from '@/components/blocks/FoldedRows'
import { RichText } from '@/components/blocks/RichText'
import { Section } from '@/components/blocks/Section'
import type { Html } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { hasContent } from '@/lib/rules/text/html-content'
import { type TextPart, textParts } from '@/lib/rules/text/text-parts'

type Props = { page: PageContext; html: Html }
type Question = TextPart & { title: string }

const isQuestion = (part: TextPart): part is Question =>
  /[?？]$/.test(part.title ?? '') && hasContent(part.html)

/** What a landing page's text says: a band for each of its headings. A band that is all questions has a row for each, which opens. */
export function MarketplaceText({ page, html }: Props) {
  return textParts(html, 2).map((part) => {
    const questions = textParts(part.html, 3)
    return (
      <Section key={part.title ?? ''} title={part.title}>
        {questions.length > 0 && questions.every(isQuestion) ? (
          <FoldedRows
            rows={questions.map(({ title, html: answer }) => ({
              title,
              children: <RichText page={page} html={answer} />,
            }))}
          />
        ) : (
          <RichText page={page} html={part.html} under={part.title ? 2 : 1} />
        )}
      </Section>
    )
  })
}
