import { fromHtml } from 'hast-util-from-html'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Locale } from '@/lib/i18n/locales'
import { redirectKey } from '@/lib/i18n/redirects'
import { type Entry, languageOf, MOST_ENTRIES, type Tell } from './entry'

type Parent = Parameters<typeof DomUtils.getChildren>[0]

/** Signs of plug-ins: they have attributes or a name in parts; a word in brackets of an ordinary text has neither. */
const shortcode =
  /\[\/?(caption|gallery|embed|audio|video|[a-z]+[_-][\w-]+|[a-z]+(?=\s+[\w-]+="))(?:\s[^\]]*)?\]/gi
const block = /^<\/?(?:p|div|h\d|ul|ol|li|table|blockquote|pre|figure|hr|section)\b/i

/** A text of the old editor, which has blank lines between paragraphs, with these as elements. */
const withParagraphs = (text: string) =>
  /<p[\s>]|<!-- wp:/.test(text)
    ? text
    : text
        .split(/(<pre[\s\S]*?<\/pre>)|\n\s*\n/i)
        .map((part = '') =>
          block.test(part.trim()) ? part : `<p>${part.trim().replace(/\n/g, '<br>\n')}</p>`,
        )
        .join('\n')

/** Records of the states of WordPress; others are no articles yet, or no more. */
const states: Record<string, (date: string) => object> = {
  publish: () => ({}),
  future: (publishAt) => ({ publishAt }),
  ...Object.fromEntries(['draft', 'pending', 'private'].map((name) => [name, () => ({ published: false })])),
}

/** The articles of a WordPress export (WXR), and the hosts that it says it is of. Throws for one that was cut off. */
export function readWordpress(xml: string, file: string, chosen: Locale | undefined, tell: Tell) {
  if (!/<\/rss>\s*(?:<!--[^>]*-->\s*)*$/.test(xml.slice(-2000)))
    throw new Error(`${file}: no whole WordPress export, its end (</rss>) is missing: export it again`)
  const root = parseDocument(xml, { xmlMode: true, withStartIndices: true })
  const named = (name: string, within: Parent) =>
    DomUtils.getElementsByTagName(name, DomUtils.getChildren(within))
  const textIn = (within: Parent, name: string) => DomUtils.textContent(named(name, within)[0] ?? []).trim()
  const items = named('item', root)
  const files = new Map(items.map((item) => [textIn(item, 'wp:post_id'), textIn(item, 'wp:attachment_url')]))
  const entries: Entry[] = []
  const others = new Map<string, number>()
  let [line, counted] = [1, 0]
  for (const item of items) {
    const begin = item.startIndex ?? counted
    line += xml.slice(counted, begin).split('\n').length - 1
    counted = begin
    const where = `${file}:${line}`
    const title = textIn(item, 'title')
    const date = textIn(item, 'wp:post_date').slice(0, 16)
    const type = textIn(item, 'wp:post_type')
    const status = textIn(item, 'wp:status')
    const state = states[status]?.(date)
    if (type === 'page') tell(where, `"${title}" is a page, no article: write it as the record that it is`)
    else if (type !== 'post' && type !== 'attachment') others.set(type, (others.get(type) ?? 0) + 1)
    if (type === 'post' && !state) tell(where, `"${title}" is of status "${status}": not read`)
    if (type !== 'post' || !state) continue
    const text = textIn(item, 'content:encoded')
    const signs = [...text.matchAll(shortcode)].flatMap(([, name]) => (name === 'caption' ? [] : `[${name}]`))
    if (signs.length > 0) tell(where, `drawn by plug-ins, left out: ${[...new Set(signs)].join(' ')}`)
    const picture = named('wp:postmeta', item).find((meta) => textIn(meta, 'wp:meta_key') === '_thumbnail_id')
    const labels = named('category', item).map((one) => DomUtils.textContent(one).trim())
    entries.push({
      ...{ folder: 'news', locale: languageOf(title, chosen), where, from: textIn(item, 'link') },
      name: redirectKey(textIn(item, 'wp:post_name')) || title,
      text: fromHtml(withParagraphs(text.replace(shortcode, '')), { fragment: true }),
      fields: {
        title,
        // Labels are one line above the article.
        label: [...new Set(labels)]
          .filter((one) => !/^(?:uncategorized|未分类)$/i.test(one))
          .slice(0, 8)
          .join(','),
        createTime: date.startsWith('0000') ? '' : date,
        desc: DomUtils.textContent(parseDocument(textIn(item, 'excerpt:encoded'))),
        coverMaterial: picture && files.get(textIn(picture, 'wp:meta_value')),
        author: textIn(item, 'dc:creator'),
        ...state,
        ...(textIn(item, 'wp:post_password') && { published: false }),
      },
    })
  }
  for (const [type, count] of others) tell(file, `${count} of type "${type}": not read`)
  if (entries.length > MOST_ENTRIES) tell(file, `more than ${MOST_ENTRIES} articles: the first are read`)
  const addresses = ['link', 'wp:base_site_url', 'wp:base_blog_url'].map((name) => textIn(root, name))
  const hosts = addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).host : []))
  return { entries: entries.slice(0, MOST_ENTRIES), hosts }
}
