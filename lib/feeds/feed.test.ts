import { expect, it } from 'vitest'
import { feedOf } from './feed'

const words = {
  title: '新闻',
  desc: 'Releases & go-lives',
  language: 'zh-CN',
  page: 'https://n.example/about-us/news',
  rss: 'https://n.example/feeds/cn/news.rss',
  atom: 'https://n.example/feeds/cn/news.atom',
  copyright: 'Northbay',
}
const item = (id: number, day: string) => ({
  url: `https://n.example/article-detail/news/${id}`,
  title: `<b>&${id}`,
  desc: 'a]]>b]]> <script>',
  time: Date.parse(day),
  image: `https://n.example/assets/${id}.webp?a=1&v=2`,
})

const now = Date.parse('2026-11-22T10:30:00Z')

it('both formats hold every entry with its own address, escaped, and the feed’s own address', () => {
  const feed = feedOf(words, [item(1, '2026-11-21T04:00:00Z'), item(2, '2026-11-20T04:00:00Z')], now)
  const [rss, atom] = [feed.rss(), feed.atom()]
  expect(rss.match(/<item>/g)).toHaveLength(2)
  expect(atom.match(/<entry>/g)).toHaveLength(2)
  expect(rss).toContain('href="https://n.example/feeds/cn/news.rss" rel="self"')
  expect(atom).toContain('rel="self" href="https://n.example/feeds/cn/news.atom"')
  expect(rss).toContain('<pubDate>Sat, 21 Nov 2026 04:00:00 GMT</pubDate>')
  expect(atom).toContain('<updated>2026-11-21T04:00:00.000Z</updated>')
  for (const xml of [rss, atom]) {
    expect(xml).toContain('https://n.example/article-detail/news/2')
    expect(xml).toContain('<![CDATA[a]]&gt;b]]&gt; &lt;script&gt;]]>')
    expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toMatch(/<(?:b|script)>|&(?!\w+;|#\d+;)/)
  }
})

it('a picture without an ending stands in no entry: its type is missing', () => {
  const feed = feedOf(words, [{ ...item(1, '2026-11-21'), image: 'https://n.example/file/view?id=7' }], now)
  for (const xml of [feed.rss(), feed.atom()]) expect(xml).not.toContain('enclosure')
})

it('Atom names its author, as it must, and what is to come is dated today, by no hour of it', () => {
  const feed = feedOf(words, [item(1, '2027-01-03T01:00:00Z'), item(2, '2026-11-20T04:00:00Z')], now)
  const atom = feed.atom()
  expect(atom).toMatch(/<author>\s*<name>Northbay<\/name>\s*<\/author>/)
  expect([...atom.matchAll(/<updated>(.*?)</g)].map(([, time]) => time)).toEqual([
    '2026-11-22T00:00:00.000Z',
    '2026-11-22T00:00:00.000Z',
    '2026-11-20T04:00:00.000Z',
  ])
  expect(atom.match(/<published>/g)).toHaveLength(1)
  expect(feed.rss()).not.toContain('2027')
})
