import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import { env } from '@/lib/env'
import { bounds, cutPoints } from './bounds'
import { cleanText } from './clean-text'
import { isHidden, layoutNames, layoutOf } from './html-layout'
import { asMarkup } from './html-markup'
import { wellNested } from './html-nesting'
import { versionedUrl } from './image-address'
import { isOwnOrListed } from './resource'
import { safeFileUrl, safeUrl } from './safe-url'
import { special } from './schema'
import { sizePictures } from './text-pictures'
import { linkStreams } from './text-streams'

declare const sanitised: unique symbol
/** HTML that went through the allow-list of D18; the only kind RichText accepts. */
export type Html = string & { readonly [sanitised]: true }

const tags = (names: string) => names.split(' ')
const headings = tags('h2 h3 h4 h5 h6')
const blocks = tags('p div section blockquote pre figure figcaption hr br ul ol li dl dt dd details summary')
const inline = tags(
  'a strong b em i u s del ins sub sup code kbd samp var dfn mark small span abbr cite q time bdi bdo wbr ruby rt rp',
)
const tables = tags('table caption colgroup col thead tbody tfoot tr th td')
const embeds = tags('img video audio source iframe')
/** Blocks that are not allowed become plain ones, so that the words in them stay separate. */
const plainBlocks = tags(
  'address article aside dir fieldset footer header hgroup legend listing main menu nav xmp',
)
/** What is lost with these is more than looks: it is reported. Custom elements are players and cards of the editor's own site. */
const lossy =
  /^(?:o?embed|object|applet|svg|canvas|form|input|select|textarea|script|math|mp[a-z]+|qqmusic|v:\w+|\w+-[\w-]+)$/

/** Tags of looks alone, or of what editors wrap a text in. */
const looks =
  /^(?:font|big|tt|label|wbr|bdi|bdo|ins|dfn|var|samp|picture|center|acronym|nobr|html|head|body|xml|h1|title|style|link|meta|template|noscript|o:\w+|w:\w+|st\d:\w+)$/
const allowed = new Set([...headings, ...blocks, ...inline, ...tables, ...embeds, ...plainBlocks])
const isExpectedTag = (name: string) => allowed.has(name) || looks.test(name)

/** Elements whose words are no text either: they go with all that is in them. */
const wordless = tags('script style template title noscript textarea option svg math xml')

type Attributes = sanitizeHtml.Attributes
/** Receives what of a text is dropped, a short phrase each. */
type Report = (loss: string) => void

/** What each attribute may say; one that says something else is left out. */
const validValues: Record<string, RegExp> = {
  lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i,
  dir: /^(?:ltr|rtl|auto)$/i,
  start: /^-?\d{1,9}$/,
  'ol type': /^[1aAiI]$/,
  // Browsers do not even try what they say they do not know, such as the video of a phone (video/quicktime).
  'source type': /^(?:video|audio)\/(?:mp4|webm|ogg|mpeg)\b/i,
  colspan: /^[1-9]\d{0,2}$/,
  rowspan: /^\d{1,3}$/,
  span: /^[1-9]\d{0,2}$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/i,
}

const withValidValues = (attribs: Attributes, tagName: string): Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) =>
      (validValues[`${tagName} ${name}`] ?? validValues[name] ?? /^/).test(value),
    ),
  )

/** An id or the fragment that leads to it, written alike: a beginning of its own, so that none stands for one of the page's, and no blanks. */
function ownId(written: string): string {
  let text = written
  try {
    text = decodeURIComponent(written)
  } catch {
    // a percent sign of the text's own
  }
  return `c-${text.trim().replace(/\s+/g, '-')}`
}

/** Ids of texts are there once each; Word and others name places by `<a name>`. */
function ownIds(): (attribs: Attributes) => Attributes {
  const seen = new Set<string>()
  return ({ id, name, ...attribs }) => {
    const written = id?.trim() || name?.trim()
    const own = written && ownId(written)
    if (!own || seen.has(own)) return attribs
    seen.add(own)
    return { ...attribs, id: own }
  }
}

const options = (frameHosts: string[], report: Report, withOwnId = ownIds()): sanitizeHtml.IOptions => ({
  allowedTags: [...headings, ...blocks, ...inline, ...tables, ...embeds],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir', 'title'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    video: ['src', 'poster', 'controls', 'preload', 'width', 'height', 'playsinline'],
    audio: ['src', 'controls', 'preload'],
    source: ['src', 'type'],
    iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'sandbox'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
    ol: ['start', 'type'],
    details: ['open'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedIframeHostnames: frameHosts.map((host) => host.replace(/:\d+$/, '')),
  allowIframeRelativeUrls: false,
  allowedClasses: { '*': layoutNames },
  disallowedTagsMode: 'discard',
  nonTextTags: wordless,
  nestingLimit: 100,
  transformTags: {
    ...Object.fromEntries(plainBlocks.map((name) => [name, 'div'])),
    h1: 'h2', // the page has its own h1
    ...{ strike: 's', tt: 'code', acronym: 'abbr' },
    input: (tagName, attribs) =>
      attribs.type === 'checkbox'
        ? { tagName: 'span', attribs: {}, text: 'checked' in attribs ? '☑ ' : '☐ ' }
        : { tagName, attribs },
    center: () => ({ tagName: 'div', attribs: { align: 'center' } }),
    // Markdown tables have column heads only, and their HTML carries no scope.
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
    a: (_, attribs) => linkOf(attribs, report),
    img: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...withSource(attribs, report, 'img'),
        alt: attribs.alt ?? '',
        loading: 'lazy',
        decoding: 'async',
      },
    }),
    video: (tagName, { poster, ...attribs }) => ({
      tagName,
      attribs: {
        ...withSource(attribs, report, tagName),
        ...(poster && { poster: shownUrl(poster) ?? '' }),
        controls: '',
        preload: 'none',
        playsinline: '',
      },
    }),
    audio: (tagName, attribs) => ({
      tagName,
      attribs: { ...withSource(attribs, report, tagName), controls: '', preload: 'none' },
    }),
    source: (tagName, attribs) => ({ tagName, attribs: withSource(attribs, () => undefined, tagName) }),
    iframe: (tagName, attribs) => ({ tagName, attribs: frameOf(attribs, frameHosts, report) }),
    '*': (tagName, attribs) => {
      // WeChat's scripts show its articles and their pictures later.
      const isShownLater = attribs.id === 'js_content' || lateNames.some((name) => name in attribs)
      if (isHidden(attribs) && !isShownLater) {
        report(`<${tagName}> that is hidden`)
        return { tagName: 'template', attribs: {} }
      }
      if (attribs.style?.split(';').some((one) => /^\s*background.*\burl\(/is.test(one)))
        report('a picture behind words')
      if (lossy.test(tagName)) report(`<${tagName}>`)
      else if (!isExpectedTag(tagName)) report(`the tags <${tagName}>`)
      const { class: _own, ...rest } = attribs
      const layout = layoutOf(tagName, attribs)
      const own = withOwnId(withValidValues(rest, tagName))
      return { tagName, attribs: layout ? { ...own, class: layout } : own }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => /^(?:iframe|img|source)$/.test(tag) && !attribs.src,
})

/** Where scripts of editors and of WeChat put the address that they load later. */
const lateNames = ['data-src', 'data-original', 'data-lazy-src', 'data-actualsrc', '_src']

/** The address of what a text shows, as that of any file. */
function shownUrl(written: string): string | undefined {
  const url = safeFileUrl(written)
  return url && versionedUrl({ url, isResizable: isOwnOrListed(url) })
}

/** The attributes of a picture, video or sound with its own address: the one that scripts load where there is one; none that leads nowhere. */
function withSource({ src, srcset, ...attribs }: Attributes, report: Report, tag: string): Attributes {
  const first = tag === 'img' ? srcset?.trim().split(/[\s,]/)[0] : undefined
  const written = [...lateNames.map((name) => attribs[name]), src, first]
  const address = written.map((one) => one && shownUrl(one)).find(Boolean)
  if (address) return { src: address, ...attribs }
  const lost = written.find(Boolean)
  // Videos name their files inside; those that do not are left out with their elements.
  if (lost || tag === 'img')
    report(`<${tag}> ${lost ? `of ${lost.trim().slice(0, 30)}` : 'without an address'}`)
  return attribs
}

/** A player of a listed host, sandboxed and with a name; of any other host it has no address and is left out. */
function frameOf({ src, ...attribs }: Attributes, frameHosts: string[], report: Report): Attributes {
  const written = (attribs['data-src'] ?? src ?? '').trim()
  const address = safeUrl(written.replace(/^\/\//, 'https://')) ?? ''
  const host = URL.canParse(address) ? new URL(address).host.toLowerCase() : ''
  const isListed = frameHosts.some(
    (one) => one === host || one.replace(/:\d+$/, '') === host.replace(/:\d+$/, ''),
  )
  if (!isListed) {
    report(`<iframe> of ${host || 'no host'}, which is not in FRAME_HOSTS`)
    return {}
  }
  const sandbox = 'allow-scripts allow-same-origin allow-popups'
  return { ...attribs, src: address, title: attribs.title?.trim() || host, loading: 'lazy', sandbox }
}

/** A link that leads somewhere safe, in a tab of its own where that is elsewhere; one that only names a place is no link. */
function linkOf({ href, ...attribs }: Attributes, report: Report): sanitizeHtml.Tag {
  const { target: _target, rel: _rel, ...rest } = attribs
  const url = href === undefined ? undefined : safeUrl(href)
  if (url === undefined) {
    if (href?.trim()) report(`<a> to ${href.trim().slice(0, 30)}`)
    const isPlace = href === undefined && Boolean(rest.name ?? rest.id)
    return { tagName: isPlace ? 'span' : 'a', attribs: rest }
  }
  const isExternal = /^(?:https?:)?\/\//i.test(url)
  const inPage = url.startsWith('#') && url.length > 1 ? `#${ownId(url.slice(1))}` : url
  return {
    tagName: 'a',
    attribs: isExternal
      ? { ...rest, href: url, rel: 'noopener', target: '_blank' }
      : { ...rest, href: inPage },
  }
}

/** Where one ends that is removed and was set apart by its style: what follows is another word. */
const closedInLine = /<\/(?:button|label|[a-z]\w*-[\w-]+)>(?=[^<\s]|<(?!\/))/gi

/** Tables scroll inside their own box instead of widening the page (D18); the box takes focus for the keyboard. */
const boxTables = (html: string) =>
  html
    .replaceAll('<table', '<div class="rich-table" tabindex="0" role="group"><table')
    .replaceAll('</table>', '</table></div>')

/** HTML from content, reduced to the allow-list of D18, well nested and without characters that references name and no text may carry. Ids get the prefix `c-` so that content cannot shadow the page's. */
export function sanitiseHtml(
  raw: string,
  frameHosts: string[] = env().FRAME_HOSTS,
  report: Report = () => undefined,
): Html {
  const apart = asMarkup(raw).replace(closedInLine, '$& ')
  const clean = wellNested(cleanText(sanitizeHtml(apart, options(frameHosts, report))))
  return boxTables(linkStreams(sizePictures(toTop(clean)))) as Html
}

/** `#top` leads to the top of the page wherever no text names a place so. */
const toTop = (html: string) =>
  html.includes(' id="c-top"') ? html : html.replaceAll(' href="#c-top"', ' href="#top"')

/** What of a text visitors do not see, looks apart: players of hosts that are not listed, pictures without an address, scripts. */
export function htmlLosses(raw: string): string[] {
  const losses = new Set<string>()
  sanitizeHtml(
    asMarkup(raw),
    options(env().FRAME_HOSTS, (loss) => losses.add(loss)),
  )
  return [...losses]
}

/** HTML no longer than it may be, without a tag that was cut in two. */
const cut = (raw: string, most: number) => {
  const shorter = cutPoints(raw, most)
  return shorter === raw ? raw : shorter.replace(/<[^<>]*$/, '')
}

/** Schema of HTML as it was written: its words may be looked for, no page shows it. */
export const writtenHtml = z.string().register(special, { most: bounds.html, cut, isMarkup: true })

/** Schema of an Html field: sanitised on reading. */
export const html = writtenHtml.transform((raw) => sanitiseHtml(raw))
