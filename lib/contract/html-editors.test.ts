import { describe, expect, it } from 'vitest'
import { timesLonger } from '@/tests/helpers/times-longer'
import { htmlLosses, sanitiseHtml } from './html'

const clean = (raw: string) => sanitiseHtml(raw, ['player.bilibili.com', 'v.qq.com'])
const picture = /<img src="([^"]*)"/g
const pictures = (html: string) => [...clean(html).matchAll(picture)].map(([, src]) => src)

describe('contents lists of editors lead to their chapters', () => {
  it.each([
    [
      'Word',
      '<p><a href="#_Toc1001">一</a><a href="#_Toc1002">二</a></p><h2><a name="_Toc1001"></a>一<o:p></o:p></h2><h2><a name="_Toc1002">二</a></h2>',
      '<p><a href="#c-_Toc1001">一</a><a href="#c-_Toc1002">二</a></p><h2><span id="c-_Toc1001"></span>一</h2><h2><span id="c-_Toc1002">二</span></h2>',
    ],
    [
      'Word, one name in another',
      '<p><a href="#_Toc2">b</a></p><h2><a name="OLE_LINK1"><a name="_Toc2">b</a></a></h2>',
      '<p><a href="#c-_Toc2">b</a></p><h2><span id="c-OLE_LINK1"></span><span id="c-_Toc2">b</span></h2>',
    ],
    [
      'ids with blanks',
      '<p><a href="#第 1 章">一</a> <a href="#a%20b">b</a></p><h2 id="第 1 章">一</h2><h3 id="a b">b</h3>',
      '<p><a href="#c-第-1-章">一</a> <a href="#c-a-b">b</a></p><h2 id="c-第-1-章">一</h2><h3 id="c-a-b">b</h3>',
    ],
    ['the top of the page', '<p>a <a href="#top">b</a></p>', '<p>a <a href="#top">b</a></p>'],
    [
      'a place that is called top',
      '<p><a name="top">a</a><a href="#top">b</a></p>',
      '<p><span id="c-top">a</span><a href="#c-top">b</a></p>',
    ],
    [
      'escaped ids, a percent sign',
      '<a href="#%E4%B8%80">a</a><a href="#50%">b</a><h2 id="一">a</h2><h2 id="50%">b</h2>',
      '<a href="#c-一">a</a><a href="#c-50%">b</a><h2 id="c-一">a</h2><h2 id="c-50%">b</h2>',
    ],
  ])('%s', (_, raw, expected) => expect(clean(raw)).toBe(expected))
})

describe('pictures that a script would load', () => {
  it.each([
    ['<img data-src="https://mmbiz.qpic.cn/a.png" src="">', ['https://mmbiz.qpic.cn/a.png']],
    [
      '<img data-original="https://a.example/b.png" src="https://a.example/loading.gif">',
      ['https://a.example/b.png'],
    ],
    ['<img _src="https://a.example/c.png" src="data:image/gif;base64,R0">', ['https://a.example/c.png']],
    ['<img srcset="https://a.example/d.png 1x, https://a.example/e.png 2x">', ['https://a.example/d.png']],
    [
      '<picture><source srcset="https://a.example/f.webp"><img src="//a.example/f.png"></picture>',
      ['https://a.example/f.png'],
    ],
    ['<img src="data:image/png;base64,AAAA"><img src=""><img src="#"><img src="file:///C:/a.png"><img>', []],
    [
      '<img src="undefined"><img src="null"><img src="//"><img src="{{cdn}}/a.png"><img src="[object Object]">',
      [],
    ],
  ])('%s', (raw, expected) => {
    expect(pictures(raw)).toEqual(expected)
    expect(clean(raw)).not.toMatch(/<source(?![^>]*media=)|data:|srcset="https/)
  })

  it('of other hosts are requested without a referrer', () => {
    expect(clean('<img src="https://mmbiz.qpic.cn/a.png">')).toContain('referrerpolicy="no-referrer"')
    expect(clean('<img src="/assets/a.png">')).not.toContain('referrerpolicy')
  })
})

describe('what a layout means stays as classes of ours', () => {
  it.each([
    ['<p style="TEXT-ALIGN: Center !important; color: red">a</p>', '<p class="align-center">a</p>'],
    ['<h2 align="right">a</h2>', '<h2 class="align-right">a</h2>'],
    ['<center>a</center>', '<div class="align-center">a</div>'],
    ['<p style="text-align:justify;font-size:9pt" class="align-center">a</p>', '<p>a</p>'],
    [
      '<table><tr><td width="30%" style="text-align:right">a</td><td style="width:352px">b</td></tr></table>',
      '<div class="rich-table" tabindex="0" role="group"><table><tr><td class="align-right width-30">a</td><td class="width-50">b</td></tr></table></div>',
    ],
    [
      '<section style="display:inline-block;width:40%">a</section> <section style="display: inline-block; width: 60%;">b</section>',
      '<div class="rich-columns"><section class="width-40">a</section><section class="width-60">b</section></div>',
    ],
    [
      '<section style="display:flex"><section style="flex:0 0 50%">a</section><section style="flex:0 0 50%">b</section></section>',
      '<section class="rich-columns"><section class="width-50">a</section><section class="width-50">b</section></section>',
    ],
    // Alone, or beside an ornament, nothing is a column.
    [
      '<section style="display:inline-block;width:50%">a</section><p>b</p>',
      '<section class="width-50">a</section><p>b</p>',
    ],
    [
      '<section style="display:flex"><section>a</section></section>',
      '<section><section>a</section></section>',
    ],
  ])('%s', (raw, expected) => expect(clean(raw)).toBe(expected))

  it.each([
    ['<img src="/a.png" style="float:right">', 'class="float-right"'],
    ['<img src="/a.png" style="display:block;margin:0 auto;">', 'class="align-center"'],
    ['<img src="/a.png" style="margin: 10px auto">', 'class="align-center"'],
  ])('%s', (raw, expected) => expect(clean(raw)).toContain(expected))
})

describe('videos, sounds and players', () => {
  it.each([
    [
      '<video><source src="/a.mov" type="video/quicktime"></video>',
      '<video controls preload="none" playsinline><source src="/a.mov"></video>',
    ],
    ['<audio src="/a.mp3" autoplay></audio>', '<audio src="/a.mp3" controls preload="none"></audio>'],
    ['<p>a<video></video><audio controls></audio></p>', '<p>a</p>'],
    [
      '<iframe src="//player.bilibili.com/player.html?bvid=1" style="width:9px"></iframe>',
      '<iframe src="https://player.bilibili.com/player.html?bvid=1" title="player.bilibili.com" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>',
    ],
    [
      '<iframe class="video_iframe" data-src="https://v.qq.com/x" title="介绍"></iframe>',
      '<iframe title="介绍" src="https://v.qq.com/x" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>',
    ],
  ])('%s', (raw, expected) => expect(clean(raw).replaceAll('=""', '')).toBe(expected))
})

describe('videos that are streams of parts (HLS)', () => {
  const link = (src: string, title: string) =>
    `<p><a href="${src}" data-video="[{&quot;src&quot;:&quot;${src}&quot;,&quot;type&quot;:&quot;application/vnd.apple.mpegurl&quot;,&quot;title&quot;:&quot;${title}&quot;}]">${title}</a></p>`
  it.each([
    ['<p><video src="https://a.example/b.m3u8?c=1&amp;d=2" poster="/p.png"></video></p>', 'b.m3u8'],
    [
      '<p><video title="Our plant"><source src="https://a.example/b.m3u8?c=1&amp;d=2">no</video></p>',
      'Our plant',
    ],
    [
      '<p><video src="https://a.example/b.m3u8?c=1&amp;d=2"><img src="/p.png" title="no"></video></p>',
      'b.m3u8',
    ],
    ['<p><a href="/c"><video src="https://a.example/b.m3u8?c=1&amp;d=2"></video></a></p>', 'b.m3u8'],
    ['<p><a href="https://a.example/b.m3u8?c=1&amp;d=2">Our plant</a></p>', 'Our plant'],
  ])('%s opens in the player, or as the file it is', (raw, title) =>
    expect(clean(raw).replace(' rel="noopener" target="_blank"', '')).toBe(
      link('https://a.example/b.m3u8?c=1&amp;d=2', title),
    ),
  )
  it.each([
    '<video src="/assets/videos/core.en.mp4"></video>',
    '<video><source src="https://a.example/b.m3u8"><source src="https://a.example/b.mp4" type="video/mp4"></video>',
    '<video><source src="/a.webm"><source src="/a.mp4">Your browser plays no videos.</video>',
  ])('%s stays a video, whole', (raw) => expect(clean(raw)).toMatch(/^<video.*<\/video>$/))
})

describe('what its editor hid stays out, with all that is in it', () => {
  it.each([
    ['<p style="display:none">a</p><p>b</p>', '<p>b</p>'],
    ['<p>a<span style="DISPLAY: None !important">b<b>c</b></span>d</p>', '<p>ad</p>'],
    ['<div style="visibility:hidden"><div>a<img src="/a.png"></div></div><p>b</p>', '<p>b</p>'],
    ['<p hidden>a</p><p>b</p>', '<p>b</p>'],
    ['<img src="https://a.example/pixel.gif" style="display:none"><p>b</p>', '<p>b</p>'],
    ['<iframe src="https://v.qq.com/x" style="display:none"></iframe><p>b</p>', '<p>b</p>'],
    // Scripts of WeChat show these later.
    [
      '<div id="js_content" style="visibility: hidden; opacity: 0;"><p>a</p></div>',
      '<div id="c-js_content"><p>a</p></div>',
    ],
  ])('%s', (raw, expected) => expect(clean(raw)).toBe(expected))

  it('is reported, and a picture that is loaded later is shown', () => {
    expect(htmlLosses('<p style="display:none">a</p><div hidden>b</div>')).toEqual([
      '<p> that is hidden',
      '<div> that is hidden',
    ])
    expect(pictures('<img style="visibility:hidden" data-src="https://a.example/b.png">')).toHaveLength(1)
  })
})

it.each([
  ['<p>a</p><svg viewBox="0 0 1 1"><title>t</title><text>x</text></svg><p>b</p>', '<p>a</p><p>b</p>'],
  ['<p>a <svg/>b <math><mi>x</mi><annotation>y</annotation></math>c</p>', '<p>a b c</p>'],
  ['<title>t</title><template><p>x</p></template><p>b</p>', '<p>b</p>'],
])('a drawing goes with its words: %s', (raw, expected) => {
  expect(clean(raw)).toBe(expected)
})

it.each([
  ['UEditor', '<p>一</p><p>_ueditor_page_break_tag_</p><p>二</p>'],
  ['DedeCMS', '<p>一</p><p>#p#第二页#e#</p><p>二</p>'],
])('a break between pages as %s writes it is not read by visitors', (_, raw) =>
  expect(clean(raw).replace(/<[^>]*>/g, '')).toBe('一二'),
)

describe('words of different blocks are not run together', () => {
  it.each([
    ['<details><summary>more</summary>inner</details>', '<details><summary>more</summary>inner</details>'],
    ['<details><summary><p>more</p></summary></details>', '<details><summary>more</summary></details>'],
    ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>'],
    ['<button>a</button><button>b</button><label>c</label>d', 'a b c d'],
    ['<form><button>a</button></form><my-card>b</my-card><my-card>c</my-card>', 'ab c'],
    ['<article>a</article><address>b</address>', '<div>a</div><div>b</div>'],
  ])('%s', (raw, expected) => expect(clean(raw)).toBe(expected))
})

it.each([
  [
    '<p>a <del>1</del> <ins>2</ins> <s>3</s> <strike>4</strike></p>',
    '<p>a <del>1</del> <ins>2</ins> <s>3</s> <s>4</s></p>',
  ],
  ['<p>m<sup>2</sup> CO<sub>2</sub> <u>a</u> <var>x</var></p>', undefined],
  [
    '<details open=""><summary>a</summary><p>b</p></details>',
    '<details open><summary>a</summary><p>b</p></details>',
  ],
  [
    '<p><tt>a</tt><acronym title="b">c</acronym> long<wbr />word</p>',
    '<p><code>a</code><abbr title="b">c</abbr> long<wbr>word</p>',
  ],
  [
    '<div data-w-e-type="todo"><input type="checkbox" disabled checked>a</div><div><input type="checkbox">b</div>',
    '<div><span>☑ </span>a</div><div><span>☐ </span>b</div>',
  ],
  [
    '<p>a</p><xml><w:WordDocument>x</w:WordDocument></xml><p><font color="red"><big>b</big></font></p>',
    '<p>a</p><p>b</p>',
  ],
])('keeps markup that has a meaning: %s', (raw, expected = raw) => {
  expect(clean(raw).replaceAll('=""', '')).toBe(expected)
  expect(htmlLosses(raw)).toEqual([])
})

it('what is lost is reported, with host or tag; looks are not', () => {
  expect(
    htmlLosses(
      [
        '<p style="color:red"><font face="x">a</font><o:p></o:p></p><style>a{}</style>',
        '<iframe src="https://video.example/1"></iframe><iframe></iframe>',
        '<img src="data:image/png;base64,"><img src="file:///C:/a.png"><img><mpvoice></mpvoice>',
        '<embed src="a.swf"><script>a</script><a href="javascript:a()">b</a><mp-common-profile></mp-common-profile>',
        '<embed src="b.swf"><oembed url="https://video.example/1"></oembed><input type="text"><video src="blob:x"></video><video></video>',
      ].join(''),
    ),
  ).toEqual([
    '<iframe> of video.example, which is not in FRAME_HOSTS',
    '<iframe> of no host, which is not in FRAME_HOSTS',
    '<img> of data:image/png;base64,',
    '<img> of file:///C:/a.png',
    '<img> without an address',
    '<mpvoice>',
    '<embed>',
    '<script>',
    '<a> to javascript:a()',
    '<mp-common-profile>',
    '<oembed>',
    '<input>',
    '<video> of blob:x',
  ])
})

it.each([
  ['<section style="display:flex">Line one<br>Line two</section>', '<section>Line one<br>Line two</section>'],
  [
    '<section style="display:flex"><b>Name</b> <i>x</i> text</section>',
    '<section><b>Name</b> <i>x</i> text</section>',
  ],
])('what only looks like a row loses nothing: %s', (raw, expected) =>
  expect(clean(raw).replaceAll('<br />', '<br>')).toContain(
    expected.slice('<section>'.length, -'</section>'.length),
  ),
)

it('a width of 190,000 digits takes no longer than it is long', () => {
  const before = process.cpuUsage()
  clean(`<div style="flex:${'1'.repeat(190_000)}">x</div>`)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2)
})

it('a style with many backgrounds takes no longer than it is long', () => {
  const run = (length: number) => clean(`<p style="${'background'.repeat(length / 10)}">x</p>`)
  expect(timesLonger(20_000, run)).toBeLessThan(40)
})
