import { expect, it } from 'vitest'
import type { PageContext } from '@/lib/i18n/page-context'
import { pageMetadata } from './metadata'

const page = {
  locale: 'en',
  languages: ['cn', 'en'],
  localeConfig: { bcp47: 'en' },
  t: () => 'Northbay',
} as unknown as PageContext

it.each([
  ['its summary', { description: 'What it does', texts: ['<p>More</p>'] }, 'What it does'],
  [
    'the first of its texts that says something',
    { texts: [undefined, '<p><br></p>', '<h2>One</h2> &amp; two'] },
    'One & two',
  ],
  ['its title on this site', { description: ' ', texts: [] }, 'Plan · Northbay'],
])('a page is described by %s', (_, record, description) => {
  const metadata = pageMetadata(page, { path: '/product/1', title: 'Plan', ...record })
  expect(metadata).toMatchObject({ description, openGraph: { description } })
})
