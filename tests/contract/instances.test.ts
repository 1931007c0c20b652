import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { visitPage } from '../helpers/visit'

// One instance of the site as another's CONTENT_API_URL (D34): both show the same pages.
const token = 'token-of-the-tests'
const paths = [
  ...['/', '/product', '/product/1001', '/product-category/101', '/solution', '/solution/301', '/cases'],
  ...['/case-detail/401', '/about-us', '/about-us/news', '/article-detail/news/501', '/periodical'],
  ...[
    '/periodical/801',
    '/periodical/808',
    '/activity',
    '/activity/601',
    '/media',
    '/Media/701',
    '/services',
    '/join-us',
  ],
]

let origin: RunningServer
let other: RunningServer
beforeAll(async () => {
  origin = await startServer({ CONTENT_API_TOKEN: token })
  other = await startServer({ CONTENT_API_TOKEN: token, CONTENT_API_URL: origin.url })
}, 120_000)
afterAll(async () => {
  await other?.stop()
  await origin?.stop()
})

/** What a visitor sees and follows: the body without scripts, hosts and generated ids. */
const seen = (html: string, host: string) =>
  html
    .replace(/^[\s\S]*?<body/, '<body')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(host, 'http://site')
    .replace(/_R_\w+_|«\w+»/g, 'id')

it.each(paths.flatMap((path) => [path, `/en${path === '/' ? '' : path}`]))('%s', async (path) => {
  const [own, theirs] = await Promise.all([visitPage(origin.url + path), visitPage(other.url + path)])
  expect([own.status, theirs.status]).toEqual([200, 200])
  expect(seen(theirs.text, other.url)).toBe(seen(own.text, origin.url))
})
