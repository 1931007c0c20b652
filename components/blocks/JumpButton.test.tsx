import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readPayload } from '@/lib/contract/read'
import { jump as schema } from '@/lib/contract/shared'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { JumpButton } from './JumpButton'

const page = pageContext('en', translatorFor('en', messages.en), 'Asia/Shanghai')
const render = (attachment: unknown) =>
  renderToStaticMarkup(
    <JumpButton
      page={page}
      jump={
        readPayload('test', schema, { jumpContentType: 'DOCUMENT', buttonTitle: 'Handbook', attachment })
          .value
      }
    />,
  )

it('a document with several files offers each by name and kind (§3)', () => {
  const html = render([
    '/files/one.pdf',
    { url: 'https://cdn.example/get?id=2', type: 'application/pdf' },
    '/files/one.pdf',
  ])
  expect([...html.matchAll(/<a href="([^"]+)" data-document/g)].map(([, href]) => href)).toEqual([
    '/files/one.pdf',
    'https://cdn.example/get?id=2',
    '/files/one.pdf',
  ])
  expect(html).toContain('>one<')
  expect(html).toContain('>get<')
  expect(html).toContain('<small>PDF</small>')
  const [, target] = /popoverTarget="([^"]+)"/i.exec(html) ?? []
  expect(html).toContain(`id="${target}" popover="auto"`)
})

it('a form that opens a file shows the sign of a download, as the file itself would', () => {
  const button = (attachment?: string) =>
    renderToStaticMarkup(
      <JumpButton
        page={page}
        jump={readPayload('test', schema, { jumpContentType: 'FORM', formBO: { id: 1 }, attachment }).value}
        gate={{ type: 'corporate/publications', id: '809' }}
      />,
    )
  const sign = (html: string) => /<svg.*?<\/svg>/.exec(html)?.[0]
  const file = renderToStaticMarkup(
    <JumpButton
      page={page}
      jump={readPayload('test', schema, { jumpContentType: 'DOCUMENT', attachment: '/a.pdf' }).value}
    />,
  )
  expect(sign(button('/a.pdf'))).toBe(sign(file))
  expect(sign(button())).not.toBe(sign(file))
})

it('a document with one file is one link', () => {
  const html = render('/files/one.pdf')
  expect(html).toMatch(/^<a [^>]*href="\/files\/one.pdf"[^>]*>/)
  expect(html).not.toContain('popover')
})
