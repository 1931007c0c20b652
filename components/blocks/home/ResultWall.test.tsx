import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { arrangeCustomers } from './customers'
import { ResultWall } from './ResultWall'

const page = pageContext('en', translatorFor('en', messages.en), 'Asia/Shanghai')

/** Industries seen at once and those of the results that wait for their industry, in order. */
function seen(sizes: number[]) {
  const groups = sizes.map((size, group) => ({
    industry: { id: String(group), name: `Industry ${group}` },
    examples: Array.from({ length: size }, (_, rank) => ({
      id: `${group}-${rank}`,
      title: 'Case',
      results: [{ label: 'On time', after: '96%' }],
    })),
  }))
  const html = renderToStaticMarkup(
    <ResultWall page={page} groups={groups} first={arrangeCustomers(groups).results} />,
  )
  const industries = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, industry]) => Number(industry))
  return {
    atOnce: industries(/<li data-industry="(\d+)">/g),
    later: industries(/<li data-industry="(\d+)" data-more="">/g),
  }
}

it.each([
  ['few are all seen', [2, 3], [0, 0, 1, 1, 1], []],
  ['more than six wait, every industry is seen', [20, 1], [...Array(5).fill(0), 1], Array(15).fill(0)],
  ['all give in turn', [2, 2, 2, 2, 2], [0, 0, 1, 2, 3, 4], [1, 2, 3, 4]],
])('%s', (_name, sizes, atOnce, later) => {
  expect(seen(sizes)).toEqual({ atOnce, later })
})
