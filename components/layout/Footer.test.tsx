import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { Footer } from './Footer'

it('claims no year of foundation of its own: the copyright has the current year alone (§1)', () => {
  const page = pageContext('en', translatorFor('en', messages.en), 'Asia/Shanghai')
  const html = renderToStaticMarkup(<Footer page={page} footer={undefined} siteTitle="Greenhouses" />)
  expect(html).toContain(`© ${new Date().getFullYear()} Greenhouses. All`)
})
