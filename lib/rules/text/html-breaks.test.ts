import { expect, it } from 'vitest'
import { breakNarrow } from './html-breaks'
import { ownWords } from './segment-words'

it.each([
  ['<h2>一张采购订单的十九天</h2>', '<h2>一张采购订单的<wbr>十九天</h2>'],
  ['<h3 id="a">门店凭什么<b>替线上发货</b></h3>', /<h3 id="a">门店.*<b>.*<\/b><\/h3>/],
  // Texts are paragraphs: they break anywhere.
  ['<p>一张采购订单的十九天</p>', '<p>一张采购订单的十九天</p>'],
  ['<h2>One order &amp; nineteen days</h2>', '<h2>One order &amp; nineteen days</h2>'],
  [
    '<td>推断原因</td><td lang="en">41% in 24 h</td>',
    '<td>推断<wbr>原因</td><td lang="en">41<span class="rich-sign">%</span> in 24\u00a0h</td>',
  ],
  ['<thead><tr><th>客户邮件</th></tr></thead>', '<thead><tr><th>客户<wbr>邮件</th></tr></thead>'],
  [
    '<h2>采购 &amp; 仓储</h2><p>订单</p><h2>库存</h2>',
    /^<h2>采购 &amp; 仓储<\/h2><p>订单<\/p><h2>库存<\/h2>$/,
  ],
])('%s', (html, broken) => {
  const result = breakNarrow(html, ownWords('', '采购订单'))
  if (typeof broken === 'string') expect(result).toBe(broken)
  else expect(result).toMatch(broken)
  const plain = result.replace('<span class="rich-sign">%</span>', '%').replaceAll('<wbr>', '')
  expect(plain.replaceAll('\u00a0', ' ')).toBe(html)
})

it.each([
  ['<p>请致电 400-000-1912。</p>', '<p>请致电 <span class="whole">400-000-1912</span>。</p>'],
  [
    '<li><strong>Contact</strong>: +65 6000 1912, Monday to Friday, 09:00–18:00</li>',
    '<li><strong>Contact</strong>: <span class="whole">+65 6000 1912</span>, Monday to Friday, 09:00–18:00</li>',
  ],
  [
    '<a href="tel:+6560001912" title="+65 6000 1912">+65 6000 1912</a>',
    '<a href="tel:+6560001912" title="+65 6000 1912"><span class="whole">+65 6000 1912</span></a>',
  ],
  // Other figures, and addresses of mail, break as they did.
  ['<p>2,140 people, 2025-03-27, a@b.example</p>', '<p>2,140\u00a0people, 2025-03-27, a@b.example</p>'],
])('a telephone number stays whole: %s', (html, whole) => {
  expect(breakNarrow(html)).toBe(whole)
})

it('a cell of 190,000 signs takes no longer than it is long', () => {
  const before = process.cpuUsage()
  breakNarrow(`<td>${'1 '.repeat(95_000)}</td>`)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2)
})
