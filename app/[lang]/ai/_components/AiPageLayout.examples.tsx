import { type Examples, longTitle } from '@/components/examples'
import { textOf, wordsOf } from '@/components/examples/records'
import type { AiPage } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { AiPageLayout } from './AiPageLayout'

const content = (page: PageContext): AiPage => ({
  src: `${page.locale === 'en' ? '/en' : ''}/ai-native-erp.html`,
  title: wordsOf(page).title,
  description: wordsOf(page).desc,
  theme: 'dark',
  text: textOf(page),
})

export const examples: Examples = {
  usual: (page) => <AiPageLayout page={page} content={content(page)} />,
  withoutText: (page) => (
    <AiPageLayout
      page={page}
      content={{ ...content(page), description: undefined, text: textOf(page, '') }}
    />
  ),
  long: (page) => (
    <AiPageLayout
      page={page}
      content={{ ...content(page), title: longTitle(page), description: longTitle(page) }}
    />
  ),
}
