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
  for (const { url, title, desc, time, image } of items) {
    const type = image && typeOf(image)
    feed.addItem({
      id: url,
      link: url,
      title: asHtml(title),
      ...(desc && { description: asHtml(desc) }),
      date: dateOf(time, now),
      ...(time <= now && { published: new Date(time) }),
      ...(type && { image: { url: image.replaceAll('&', '&amp;'), type, length: 0 } }),
    })
  }
  return { rss: () => feed.rss2(), atom: () => feed.atom1() }
}

/** Entries are HTML, and of several ends of a CDATA section in a text the library escapes one. */
const asHtml = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const types: Record<string, string> = {
  ...{ png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml', gif: 'image/gif', avif: 'image/avif' },
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg' },
}

/** A picture's type by its ending: without one the library would make another of the path. */
const typeOf = (url: string): string | undefined =>
  types[/\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? '']
