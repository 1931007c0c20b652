import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { article } from '@/lib/contract/news'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { ArticleView } from './ArticleView'

it.each(['cn', 'en'] as const)('an article is read in the order of §2, %s', (locale) => {
  const page = pageContext(locale, translatorFor(locale, messages[locale]), 'Asia/Shanghai')
  const record = article.parse({
    id: 1,
    title: 'THE-TITLE',
    label: 'FIRST-TAG,SECOND-TAG',
    createTime: '2026-03-12',
    desc: 'THE-DESCRIPTION',
    content: '<p>THE-TEXT</p>',
    mediaCoverageList: [{ address: 'https://press.example/1', mediaName: 'THE-PRESS' }],
    author: 'THE-AUTHOR',
    edit: 'THE-EDITOR',
  })
  const html = renderToStaticMarkup(<ArticleView page={page} article={record} latest={[]} />)
  const parts = [
    'TITLE',
    'FIRST-TAG',
    'SECOND-TAG',
    '2026',
    'DESCRIPTION',
    'PRESS',
    'TEXT',
    'AUTHOR',
    'EDITOR',
  ]
  const places = parts.map((part) => html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
