import type { Html } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { localiseLinks } from '@/lib/rules/address/localise-links'
import { markFigureLists } from '@/lib/rules/text/figure-lists'
import { levelHeadings } from '@/lib/rules/text/heading-levels'
import { breakNarrow } from '@/lib/rules/text/html-breaks'
import { hasContent } from '@/lib/rules/text/html-content'
import { ownWords } from '@/lib/rules/text/segment-words'
import { stackTables } from '@/lib/rules/text/stacked-tables'
import styles from './rich-text.module.css'

type Props = {
  page: PageContext
  html: Html | undefined
  under?: 1 | 2
  isWide?: boolean
  className?: string
}

/**
 * HTML from content, sanitised when it was read (D18); internal links get the page's language prefix, headings and cells break between words and
 * stand right below a heading of the level `under`: the page's own, unless the text has a section's title above it; a list of figures
 * is set large, the rows of a wide table are cards on phones. A text across the page (`isWide`) has its headings beside what they head.
 */
export function RichText({ page, html, under = 1, isWide = false, className = '' }: Props) {
  if (!hasContent(html)) return null
  return (
    <div
      className={`${styles.rich} ${isWide ? styles.wide : ''} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the type Html exists only for sanitised text
      dangerouslySetInnerHTML={{
        __html: markFigureLists(
          breakNarrow(
            stackTables(levelHeadings(localiseLinks(html, page.href), under)),
            ownWords(page.t('shell.siteName'), page.t.raw('shell.unbrokenWords')),
          ),
        ),
      }}
    />
  )
}
