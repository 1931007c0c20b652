import sanitizeHtml from 'sanitize-html'
import { z } from 'zod'
import { env } from '@/lib/env'
import { isAsWritten } from './as-written'
import { bounds, cutPoints } from './bounds'
import { cleanText } from './clean-text'
import { wellNested } from './html-nesting'
import { safeUrl } from './safe-url'
import { special } from './schema'
import { sizePictures } from './text-pictures'

declare const sanitised: unique symbol
/** HTML that went through the allow-list of D18; the only kind RichText accepts. */
export type Html = string & { readonly [sanitised]: true }

const tags = (names: string) => names.split(' ')
const headings = tags('h2 h3 h4 h5 h6')
const blocks = tags('p div section blockquote pre figure figcaption hr br ul ol li dl dt dd')
const inline = tags('a strong b em i u s sub sup code kbd mark small span abbr cite q time')
const tables = tags('table caption colgroup col thead tbody tfoot tr th td')
const embeds = tags('img video source iframe')

/** `align` is no attribute of HTML any more: what Markdown and editors mean by it is a class of ours. */
const aligned = ['align-left', 'align-center', 'align-right']

function cellAttributes({
  align,
  class: _own,
  ...attribs
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const name = `align-${align?.toLowerCase()}`
  return aligned.includes(name) ? { ...attribs, class: name } : attribs
}

/** What each attribute may say; one that says something else is left out. */
const known: Record<string, RegExp> = {
  lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i,
  dir: /^(?:ltr|rtl|auto)$/i,
  start: /^-?\d{1,9}$/,
  'ol type': /^[1aAiI]$/,
  colspan: /^[1-9]\d{0,2}$/,
  rowspan: /^\d{1,3}$/,
  span: /^[1-9]\d{0,2}$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/i,
}

const withKnownValues = (attribs: sanitizeHtml.Attributes, tagName: string): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) =>
      (known[`${tagName} ${name}`] ?? known[name] ?? /^/).test(value),
    ),
  )

/** Ids of texts have a beginning of their own, so that none stands for one of the page's, and no blanks; each is there once. */
function ownIds(): (attribs: sanitizeHtml.Attributes) => sanitizeHtml.Attributes {
  const seen = new Set<string>()
  return ({ id, ...attribs }) => {
    const own = `c-${id?.trim().replace(/\s+/g, '-')}`
    if (!id?.trim() || seen.has(own)) return attribs
    seen.add(own)
    return { ...attribs, id: own }
  }
}

const options = (frameHosts: string[], withOwnId = ownIds()): sanitizeHtml.IOptions => ({
  allowedTags: [...headings, ...blocks, ...inline, ...tables, ...embeds],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir', 'title'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    video: ['src', 'poster', 'controls', 'preload', 'width', 'height', 'playsinline'],
    source: ['src', 'type'],
    iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'sandbox'],
    td: ['colspan', 'rowspan', 'class'],
    th: ['colspan', 'rowspan', 'class', 'scope'],
    col: ['span'],
    ol: ['start', 'type'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedIframeHostnames: frameHosts.map((host) => host.replace(/:\d+$/, '')),
  allowIframeRelativeUrls: false,
  allowedClasses: { td: aligned, th: aligned },
  disallowedTagsMode: 'discard',
  nestingLimit: 100,
  transformTags: {
    h1: 'h2', // the page has its own h1
    td: (tagName, attribs) => ({ tagName, attribs: cellAttributes(attribs) }),
    // Markdown tables have column heads only, and their HTML carries no scope.
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...cellAttributes(attribs) } }),
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...attribs,
        ...lateSource(attribs),
        alt: attribs.alt ?? '',
        loading: 'lazy',
        decoding: 'async',
      },
    }),
    video: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, controls: '', preload: 'none', playsinline: '' },
    }),
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, loading: 'lazy', sandbox: 'allow-scripts allow-same-origin allow-popups' },
    }),
    '*': (tagName, attribs) => ({ tagName, attribs: withOwnId(withKnownValues(attribs, tagName)) }),
  },
  exclusiveFilter: (frame) => (frame.tag === 'iframe' || frame.tag === 'img') && !frame.attribs.src,
})

/** WeChat and others name a picture in `data-src` and load it by a script; `src` is empty then, or a dot in base64. */
function lateSource({ src, 'data-src': late }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return late && (!src || src.startsWith('data:')) ? { src: late } : {}
}

function linkAttributes({ href, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const url = href === undefined ? undefined : safeUrl(href)
  if (url === undefined) return {}
  const { target: _target, rel: _rel, ...rest } = attribs
  const isExternal = /^(?:https?:)?\/\//i.test(url)
  const inPage = url.startsWith('#') ? `#c-${url.slice(1)}` : url
  return isExternal ? { ...rest, href: url, rel: 'noopener', target: '_blank' } : { ...rest, href: inPage }
}

/** Tables scroll inside their own box instead of widening the page (D18); the box takes focus for the keyboard. */
const boxTables = (html: string) =>
  html
    .replaceAll('<table', '<div class="rich-table" tabindex="0" role="group"><table')
    .replaceAll('</table>', '</table></div>')

/** HTML from content, reduced to the allow-list of D18, well nested and without characters that references name and no text may carry. Ids get the prefix `c-` so that content cannot shadow the page's. */
export function sanitiseHtml(raw: string, frameHosts: string[] = env().FRAME_HOSTS): Html {
  return boxTables(sizePictures(wellNested(cleanText(sanitizeHtml(raw, options(frameHosts)))))) as Html
}

/** HTML no longer than it may be, without a tag that was cut in two. */
const cut = (raw: string, most: number) => {
  const shorter = cutPoints(raw, most)
  return shorter === raw ? raw : shorter.replace(/<[^<>]*$/, '')
}

/** Schema of an Html field: sanitised on reading, and empty where a record is only looked at. */
export const html = z
  .string()
  .register(special, { most: bounds.html, cut })
  .transform((raw) => (isAsWritten() ? ('' as Html) : sanitiseHtml(raw)))
