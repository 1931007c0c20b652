import { Feed } from 'feed'

export type FeedItem = {
  url: string
  title: string
  desc?: string | undefined
  time: number
  image?: string | undefined
}
export type FeedWords = {
  title: string
  desc?: string | undefined
  language: string
  /** The page that shows the same, and the feed's own addresses. */
  page: string
  rss: string
  atom: string
  copyright: string
}

const DAY = 24 * 3600 * 1000

/** When an entry was new: feeds speak of no future, so that what is still to come is of today, the same all day long. */
const dateOf = (time: number, now: number) => new Date(time > now ? now - (now % DAY) : time)

/** Items as RSS 2.0 and Atom 1.0, both from the same entries; the newest item's time is the feed's. Times in epoch ms. */
export function feedOf(
  words: FeedWords,
  items: FeedItem[],
  now: number,
): { rss: () => string; atom: () => string } {
  const newest = Math.max(0, ...items.map(({ time }) => dateOf(time, now).getTime()))
  const feed = new Feed({
    id: words.page,
    link: words.page,
    title: words.title,
    ...(words.desc && { description: words.desc }),
    language: words.language,
    updated: new Date(newest),
    feedLinks: { rss: words.rss, atom: words.atom },
    copyright: words.copyright,
    // Atom asks for it (RFC 4287, 4.1.1); the company speaks for all entries.
    author: { name: words.copyright },
    generator: false,
  })
  for (const { url, title, desc, time, image } of items)
    feed.addItem({
      id: url,
      link: url,
      title,
      ...(desc && { description: desc }),
      date: dateOf(time, now),
      ...(time <= now && { published: new Date(time) }),
      ...(image && { image: { url: image.replaceAll('&', '&amp;'), type: typeOf(image), length: 0 } }),
    })
  return { rss: () => feed.rss2(), atom: () => feed.atom1() }
}

const types: Record<string, string> = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' }

function typeOf(url: string): string {
  const [, extension = ''] = /\.(\w+)(?:[?#]|$)/.exec(url) ?? []
  return types[extension.toLowerCase()] ?? 'image/jpeg'
}
