import { expect, it } from 'vitest'
import { htmlProblems, mainOf } from '@/e2e/html-problems'
import { wellNested } from './html-nesting'

it.each([
  '<p>a <strong>b</strong><br /> c</p><hr /><img src="/a.png" alt="" />',
  '<ul><li>a<ul><li>b</li></ul></li> <li>c</li></ul><ol start="3"><li><p>d</p></li></ol>',
  '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl><blockquote><p>d</p></blockquote>',
  '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
  '<figure><a href="/a"><img src="/a.png" alt="a" /></a><figcaption>a</figcaption></figure>',
  'a &lt;b&gt; &amp; c',
])('leaves %s as it is', (html) => expect(wellNested(html)).toBe(html))

it.each([
  [
    'a list straight in a list',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['what is no point of a list', '<ul><p>a</p>b<li>c</li></ul>', '<ul><li><p>a</p>b</li><li>c</li></ul>'],
  ['points without a list', 'a<li>b</li> <li>c</li><p>d</p>', 'a<ul><li>b</li> <li>c</li></ul><p>d</p>'],
  ['a block in words', '<b><p>a</p></b>', '<p>a</p>'],
  [
    'blocks that no longer hold',
    '<del>a<p>b <b>c</b></p><ul><li>d</li></ul></del>',
    '<del>a</del><p><del>b <b>c</b></del></p><ul><li><del>d</del></li></ul>',
  ],
  [
    'a block in words of a paragraph',
    '<p>a<b><ul><li>b</li></ul></b></p>',
    '<div>a<ul><li>b</li></ul></div>',
  ],
  ['a block in a heading', '<h2><div>a</div></h2>', '<h2>a</h2>'],
  ['headings and lists that say nothing', '<h2> &nbsp;</h2><ul></ul><p>a</p>', '<p>a</p>'],
  ['links that lead nowhere', '<a href="/a"></a><a id="c-b"></a>c', '<span id="c-b"></span>c'],
  [
    'a link in a link',
    '<a href="/a">a<span><a href="/b">b</a></span></a>',
    '<a href="/a">a<span>b</span></a>',
  ],
  [
    'a video in a link',
    '<p><a href="/a">a<br /><video src="/a.mp4" controls></video><br />b<audio src="/b.mp3" controls></audio><br /></a></p>',
    '<p><a href="/a">a<br /></a><video src="/a.mp4" controls></video><a href="/a"><br />b</a><audio src="/b.mp3" controls></audio><br /></p>',
  ],
  [
    'what stands between cells',
    '<table>a<tr>b<td>c</td></tr></table>',
    'a<table><tr><td>b</td><td>c</td></tr></table>',
  ],
  [
    'cells without a row',
    '<table><td>a</td><td>b</td></table>',
    '<table><tr><td>a</td><td>b</td></tr></table>',
  ],
  ['a table without a cell', '<table><tbody><tr></tr></tbody></table>a', 'a'],
  ['cells without a table', '<tr><td>a</td><td></td></tr>', '<div>a</div>'],
  ['terms that begin with none', '<dl><p>a</p></dl>', '<div><p>a</p></div>'],
  ['what stands between terms', '<dl><dt>a</dt><p>b</p></dl>', '<dl><dt>a</dt><dd><p>b</p></dd></dl>'],
])('puts %s in its place', async (_, html, expected) => {
  expect(wellNested(html)).toBe(expected)
  expect(wellNested(expected)).toBe(expected)
  expect(await htmlProblems(mainOf(`<main><h1>a</h1>${expected}</main>`))).toEqual([])
})
