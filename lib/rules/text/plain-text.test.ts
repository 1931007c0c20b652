import { expect, it } from 'vitest'
import { timesLonger } from '@/tests/helpers/times-longer'
import { plainText } from './plain-text'

it.each([
  ['<p>One</p><p>two &amp; 3 &lt; 4</p>', 'One two & 3 < 4'],
  ['<p>Seen</p><style>p{}</style><!-- not this --><script>x</script>too', 'Seen too'],
  ['Seen<script>never closed <p>x</p>', 'Seen'],
  ['a&#1;b&#xFFFE;c&#xD800;d&#9;e', 'abcd e'],
  [undefined, ''],
  ['m<sup>2</sup>, <del>a</del>b<wbr>c', 'm², abc'],
  [
    '10<sup><span>-3</span></sup>, H<SUB>2</SUB>O, 1<sup>st</sup>, a<sub>x<sup>2</sup>',
    '10⁻³, H₂O, 1st, ax²',
  ],
  ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>字', '漢 (kan) 字'],
  ['<details><summary>a</summary>b</details>', 'a b'],
])('%s is read as %s', (html, text) => expect(plainText(html)).toBe(text))

it.each(['<', '<!--', '<style', '<a href="', '&', '<b '])(
  '%s over and over takes no longer than the text is long',
  (part) => {
    expect(timesLonger(10_000, (times) => plainText(part.repeat(times / part.length)))).toBeLessThan(40)
  },
)
