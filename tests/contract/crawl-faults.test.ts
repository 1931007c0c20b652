import { expect, it } from 'vitest'
import { htmlProblems, mainOf } from '@/e2e/html-problems'
import { axeProblems } from '../helpers/accessible'
import type { Crawled } from '../helpers/crawl'
import { ownFiles, ownLinks } from '../helpers/crawl'
import { distinctPages } from '../helpers/distinct-pages'
import { alternateProblems, pageProblems, sameTitles } from '../helpers/page-problems'

// The crawler of crawl.test.ts is believed because it finds each of these faults, planted one at a time in a page without any.
const origin = 'https://a.example'
const organization = { '@type': 'Organization', '@id': '#o', name: 'A' }
const site = {
  '@type': 'WebSite',
  '@id': '#w',
  name: 'A',
  url: origin,
  inLanguage: 'en',
  potentialAction: { '@type': 'SearchAction', target: 'x', 'query-input': 'required name=q' },
}
const crumb = (position: number, name: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `${origin}/${position}`,
})
const trail = [crumb(1, 'Home'), crumb(2, 'Products'), crumb(3, 'One')]
const product = { '@type': 'Product', name: 'One', brand: { '@id': '#o' }, url: `${origin}/1` }
const graph = [organization, site, { '@type': 'BreadcrumbList', itemListElement: trail }, product]
const html = `<!DOCTYPE html><html lang="en"><head><title>One</title><meta name="description" content="What one does">
<link rel="canonical" href="${origin}/en/product/1"><meta name="applicable-device" content="pc,mobile">
<link rel="alternate" hrefLang="zh-CN" href="${origin}/product/1"><link rel="alternate" hrefLang="en" href="${origin}/en/product/1">
<link rel="alternate" hrefLang="x-default" href="${origin}/product/1">
<link rel="alternate" type="text/markdown" href="${origin}/en/product/1.md">
<meta property="og:title" content="One"><meta property="og:type" content="website"><meta property="og:url" content="${origin}/en/product/1">
<meta property="og:image" content="${origin}/api/share/1"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script></head><body>
<nav class="crumbs" aria-label="Path"><a href="/1">Home</a><a href="/2">Products</a><span aria-current="page">One</span></nav>
<main><h1>One</h1><p>Words</p><p>More words</p><p>Even more</p><a href="/en/form/1">Ask</a><img src="/assets/a.webp" alt=""></main></body></html>`
const page: Crawled = { path: '/en/product/1', status: 200, headers: {}, html }
const alternate: Crawled = { ...page, path: '/product/1' }
const bothPaths = [page.path, alternate.path]

it('a good page has no fault', async () => {
  expect(pageProblems(origin, page)).toEqual([])
  expect(alternateProblems(origin, [page, alternate], bothPaths)).toEqual([])
  expect(await htmlProblems(mainOf(html))).toEqual([])
})

it.each([
  ['<title>One</title>', '', 'no title'],
  ['content="What one does"', 'content=""', 'no description'],
  ['rel="canonical" href="https://a.example/en', 'rel="canonical" href="https://a.example', 'canonical'],
  ['<title>', '<meta name="robots" content="noindex"><title>', 'is not to be indexed'],
  ['pc,mobile', 'pc', 'does not say which screens'],
  ['lang="en">', 'lang="zh-CN">', 'language'],
  ['<h1>One</h1>', '<h1>One</h1><h1>Two</h1>', '2 h1'],
  ['<h1>One</h1>', '', '0 h1'],
  ['<p>Words</p>', '<h3>Words</h3>', 'leaves a heading out: h1 > h3'],
  [
    'hrefLang="en" href="https://a.example/en/product/1"',
    'hrefLang="en" href="https://a.example/en"',
    'its own',
  ],
  [
    'hrefLang="x-default" href="https://a.example/',
    'hrefLang="x-default" href="https://a.example/en/',
    'x-default',
  ],
  ['hrefLang="x-default"', 'hrefLang="fr"', 'hreflang zh-CN,en,fr'],
  ['/api/share/', '/share/', 'og:image '],
  ['content="630"', 'content="600"', 'og:image of 1200x600'],
  ['content="website"', 'content="article"', 'og:type'],
  [
    'property="og:url" content="https://a.example/en',
    'property="og:url" content="https://a.example',
    'og:url',
  ],
  ['property="og:title"', 'property="og:name"', 'no og:title'],
  ['text/markdown', 'text/plain', 'names no Markdown'],
  ['"brand":', '"b":', 'without brand'],
  ['"@type":"Product"', '"@type":"Service"', 'no Product'],
  ['"inLanguage":"en"', '"inLanguage":"zh-CN"', 'language of the site'],
  ['<a href="/2">Products</a>', '', 'other crumbs'],
  ['"url":"https://a.example/1"', '"url":"/1"', 'no absolute address'],
])('finds %s → %s: %s', (before, after, problem) => {
  expect(html).toContain(before)
  const found = pageProblems(origin, { ...page, html: html.replace(before, after) })
  expect(found.join('\n')).toContain(problem)
})

it('finds a status, versions that are none, feeds that are not named and titles that are the same', () => {
  expect(pageProblems(origin, { ...page, status: 500 })).toEqual(['/en/product/1: status 500'])
  expect(alternateProblems(origin, [page], [page.path])[0]).toMatch('is no page')
  const other = { ...alternate, html: html.replaceAll('/en/product/1"', '/en/product/2"') }
  expect(alternateProblems(origin, [page, other], bothPaths).join()).toMatch('names another page')
  expect(pageProblems(origin, { ...page, path: '/en/activity' }).join()).toMatch('names no text/calendar')
  const video = JSON.stringify({ '@type': 'VideoObject', contentUrl: `${origin}/assets/f.mp4` })
  const withVideo = html.replace('"@graph":[', `"@graph":[${video},`)
  expect(pageProblems(origin, { ...page, html: withVideo }).join()).toMatch('a video without its length')
  expect(sameTitles([page, { ...page, path: '/en/product/2' }])).toHaveLength(1)
})

it.each([
  ['<p>Words</p>', '<ul><p>Words</p></ul>', 'element-permitted-content'],
  ['<p>Words</p>', '<p align="left">Words</p>', 'no-deprecated-attr'],
  ['<h1>One</h1>', '<h1 id="a">One</h1><h2 id="a">Two</h2>', 'no-dup-id'],
  [' alt=""', '', 'wcag/h37'],
  ['<a href="/en/form/1">Ask</a>', '<a href="/en/form/1"></a>', 'wcag/h30'],
])('the validator finds %s → %s in the own part of a page', async (before, after, rule) => {
  const [problem = ''] = await htmlProblems(mainOf(html.replace(before, after)))
  expect(problem).toContain(rule)
})

it('axe finds what a page’s own part does wrong, and reads each page that is built in another way', async () => {
  const wrong = {
    ...page,
    path: '/en/product/2',
    html: html.replace('<p>Words</p>', '<ul role="list"><p role="cell">A</p></ul>'),
  }
  const german = {
    ...page,
    path: '/en/product/3',
    html: html.replace('<p>Words</p>', '<p lang="deutsch">Wort</p>'),
  }
  const all = [page, alternate, wrong, { ...wrong, path: '/en/product/4' }, german]
  const read = distinctPages(all, (path) => (path.includes('product') ? 'product' : path))
  expect(read.map(({ path }) => path)).toEqual([page.path, wrong.path, german.path])
  const problems = await axeProblems(read)
  expect(problems.filter((problem) => problem.startsWith('/en/product/1'))).toEqual([])
  expect(problems.join('\n')).toContain('/en/product/2: aria-required-parent')
  expect(problems.join('\n')).toContain('/en/product/3: valid-lang')
})

it('finds the links and the files of a page, videos and their captions among them', () => {
  expect(ownLinks(html)).toEqual(['/1', '/2', '/en/form/1'])
  const video = `<a data-video="[{&quot;src&quot;:&quot;/assets/f.mp4&quot;,&quot;tracks&quot;:[{&quot;src&quot;:&quot;/assets/f.en.vtt?v=1&quot;}]}]"></a>`
  expect(ownFiles(html + video)).toEqual(['/assets/a.webp', '/assets/f.mp4', '/assets/f.en.vtt?v=1'])
})
