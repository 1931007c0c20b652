import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { plateLayouts } from './PlateLayouts'

const page = pageContext('en', translatorFor('en', messages.en), 'Asia/Shanghai')

it('each cell of a comparison shows its column’s name, also where two are the same', () => {
  const html = renderToStaticMarkup(
    plateLayouts.get('levels')?.(page, {
      name: 'Editions',
      layout: 'levels',
      heads: ['What', 'In short', 'Standard', 'Group'],
      config: [{ title: 'Support', label: 'Included', value: 'Included' }],
    }),
  )
  const words = html
    .slice(html.indexOf('<h3'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(words.trim()).toBe('Support Standard Included Group Included')
})

it('the number of a certificate stays on one line', () => {
  const config = [{ title: 'ISO 9001', value: 'No. ZW-Q-2014-0386, valid until 2029' }]
  const html = renderToStaticMarkup(plateLayouts.get('cards')?.(page, { name: 'C', layout: 'cards', config }))
  expect(html).toContain('<span class="whole">ZW-Q-2014-0386</span>')
})

it('each line of what a timeline says is a paragraph', () => {
  const config = [{ title: '2012–2015', desc: '2012: founded.\n2013: first release.\n' }]
  const html = renderToStaticMarkup(
    plateLayouts.get('timeline')?.(page, { name: 'P', layout: 'timeline', config }),
  )
  expect(html).toContain('<p>2012: founded.</p><p>2013: first release.</p>')
})
