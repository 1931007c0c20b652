import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { timesLonger } from '@/tests/helpers/times-longer'
import { pageMarkdown } from './page'

const page = (main: string) =>
  pageMarkdown(
    `<!DOCTYPE html><html lang="en"><head><title>Plan &amp; do</title><meta name="description" content="What &quot;it&quot; does"/><link rel="canonical" href="https://n.example/en/product/7"/></head><body><header>bar</header><main>${main}</main><footer>foot</footer></body></html>`,
  ).markdown
const body = (main: string) => page(main).split('\n---\n\n')[1]?.trim()

it('has what stands in the head, and nothing of the frame around the page', () => {
  const markdown = page('<nav>crumbs</nav><h1>Plan</h1>')
  expect(markdown).toBe(
    '---\ntitle: "Plan & do"\ndescription: "What \\"it\\" does"\nurl: "https://n.example/en/product/7"\nlanguage: "en"\n---\n\n# Plan\n',
  )
})

it.each([
  [
    'paragraphs',
    '<p>One <b>bold</b> and <em>soft</em>.</p><p>Two<br>lines</p>',
    'One **bold** and *soft*.\n\nTwo lines',
  ],
  [
    'links, absolute',
    '<p><a href="/cases">Cases</a> <a href="#x">here</a></p>',
    '[Cases](https://n.example/cases) here',
  ],
  [
    'figures with their units in a line',
    '<h3 class="t"><span class="b"></span><span class="f">3.5<small> days</small><span class="visually-hidden"> </span></span><span>to award</span></h3><h3 class="t"><span class="b">From 9 to </span><span class="f">3<small> days</small><span class="visually-hidden"></span></span><span></span></h3>',
    '### 3.5 days to award\n\n### From 9 to 3 days',
  ],
  ['entities as they were written', '<p>a &amp;amp; b &amp; c</p>', 'a \\&amp; b & c'],
  ['lists', '<ul><li>a</li><li><p>b</p></li></ul><ol><li>x</li><li>y</li></ol>', '- a\n- b\n\n1. x\n2. y'],
  ['lists in lists', '<ul><li>a<ol><li>b</li></ol></li></ul>', '- a\n  1. b'],
  ['bold and names beside Chinese', '<p><b>注意：</b>先看 R&amp;D</p>', '**注意：**先看 R&D'],
  [
    'cards',
    '<ul><li><a href="/product/1"><img src="/p.webp" alt="Screen"><h3>Name</h3><p>What</p></a></li></ul>',
    '![Screen](https://n.example/p.webp)\n\n### [Name](https://n.example/product/1)\n\nWhat',
  ],
  [
    'tables',
    '<table><thead><tr><th>a</th><th>b|c</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '| a | b\\|c |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['quotes', '<blockquote><p>said</p><p>twice</p></blockquote>', '> said\n>\n> twice'],
  [
    'nothing hidden or empty',
    '<p hidden>x</p><span aria-hidden="true">x</span><img src="/d.svg" alt=""><button>x</button><p></p><script>x</script>',
    '',
  ],
  [
    'what styles keep apart on a line',
    '<p class="meta"><span>Talk</span><time>2 Nov</time> <span></span></p><ul><li><span>Lin<small>Head</small></span></li></ul>',
    'Talk · 2 Nov\n\n- Lin · Head',
  ],
  ['and leave together in texts', '<p><span>北</span><span>湾</span></p>', '北湾'],
  [
    'no words for ears alone, unless a link has no others',
    '<p><a href="/a">One<span class="visually-hidden"> (new tab)</span></a></p><p><a href="/b"><span class="visually-hidden">Play</span></a></p>',
    '[One](https://n.example/a)\n\n[Play](https://n.example/b)',
  ],
  [
    'code as it was written, line by line',
    '<pre><code class="x">List&lt;String&gt; a_b = null;\n  run(<b>*a</b>);<br>}</code></pre><p>Say <code>a_b[0] </code>or <code>`x`</code></p><pre>```\nx\n```</pre><pre> </pre>',
    '```\nList<String> a_b = null;\n  run(*a);\n}\n```\n\nSay `a_b[0] `or `` `x` ``\n\n````\n```\nx\n```\n````',
  ],
  ['what stands above signs', '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>', '漢(kan)'],
  ['signs as they are', '<p>1. a * b_c [d]</p>', '1\\. a \\* b\\_c \\[d\\]'],
])('%s', (_, html, markdown) => {
  expect(body(html)).toBe(markdown)
})

it.each([
  ['blanks of other scripts', '\u3000'],
  ['marks without a width', '\ufeff'],
])('no run of %s takes more time than its length', (_, sign) => {
  const around = (tag: string, length: number) => `<${tag}>x${sign.repeat(length)}x</${tag}>`
  for (const tag of ['p', 'b', 'code', 'pre', 'li', 'dt', 'h2'])
    expect(
      timesLonger(4000, (length) => void page(around(tag, length))),
      tag,
    ).toBeLessThan(40)
})

/** MB of the heap that what is made of thirty documents holds once they are gone. */
function heldBy(make: (html: string) => unknown): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const filler = `<p>${'一段文字'.repeat(20)}</p>`.repeat(2500)
  collect()
  const before = process.memoryUsage().heapUsed
  const made = Array.from({ length: 30 }, (_, number) =>
    make(
      `<html><head><title>A page with the number ${number}</title><link rel="canonical" href="https://n.example/en/product/${number}"/></head><body>${filler}<main><h1>${number}</h1></main></body></html>`,
    ),
  )
  collect()
  expect(made).toHaveLength(30)
  return (process.memoryUsage().heapUsed - before) / 1024 / 1024
}

it('what is cut out of a document holds all of it: the parser cuts nothing out', () => {
  expect(heldBy((html) => html.slice(12, 50))).toBeGreaterThan(5)
  expect(heldBy(pageMarkdown)).toBeLessThan(5)
})

it('words that no longer hold, and other marks of texts, are written', () => {
  const markdown = page(
    '<p>a <del>12</del> <s>7</s> <ins>9</ins> m<sup>2</sup> <u>b</u> <ruby>c<rt>d</rt></ruby></p>',
  )
  expect(markdown).toContain('a ~~12~~ ~~7~~ 9 m² ')
})

it.each(['em', 's', 'strong'])('many nested %s that nobody closed take no time', (tag) => {
  const began = performance.now()
  expect(page(`<p>${`<${tag}>x `.repeat(40)}</p>`)).toMatch(/x.*x/)
  expect(performance.now() - began).toBeLessThan(2000)
})
