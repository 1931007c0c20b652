import { FoldedRows } from '@/components/blocks/FoldedRows'
import { RichText } from '@/components/blocks/RichText'
import type { Html } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { hasContent } from '@/lib/rules/text/html-content'
import { type TextPart, textParts } from '@/lib/rules/text/text-parts'
import { TextBand } from './TextBand'

type Props = { page: PageContext; html: Html; variant?: 'paper' | 'mist' }
type Question = TextPart & { title: string }

const isQuestion = (part: TextPart): part is Question =>
  /[?？]$/.test(part.title ?? '') && hasContent(part.html)

/** What stands under a heading: text, or, where it is all questions, a row for each, which opens. */
function partBody(page: PageContext, part: TextPart) {
  const questions = textParts(part.html, 3)
  if (questions.length === 0 || !questions.every(isQuestion))
    return <RichText page={page} html={part.html} under={part.title ? 2 : 1} />
  return (
    <FoldedRows
      rows={questions.map(({ title, html }) => ({
        title,
        children: <RichText page={page} html={html} />,
      }))}
    />
  )
}

/** What a landing page's text says: a band with a row for each of its headings. */
export function MarketplaceText({ page, html, variant = 'paper' }: Props) {
  const rows = textParts(html, 2).map((part) => ({ title: part.title, children: partBody(page, part) }))
  return <TextBand variant={variant} rows={rows} />
}
