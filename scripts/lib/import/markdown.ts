import type { Element, Root } from 'hast'
import { selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { writeMarkdown } from '@/server/markdown/write'

type Options = {
  base: string | undefined
  /** Where a picture lies now; undefined: it could not be had. */
  picture: (address: string) => Promise<string | undefined>
  /** Where a link leads now. */
  link: (address: string) => string
  tell: (what: string) => void
}

const remove = (element: Element) => Object.assign(element, { tagName: 'span', children: [], properties: {} })

/** The text of an article as the Markdown of a content file: its headings below the page's own, pictures and links where they are now. */
export async function markdownOf(text: Root, { base, picture, link, tell }: Options): Promise<string> {
  for (const heading of selectAll('h1, h2, h3, h4, h5, h6', text))
    if (!textOf(heading).trim()) heading.tagName = 'span'
    else if (heading.tagName === 'h1') heading.tagName = 'h2'
  for (const element of selectAll('form, object, embed, audio, video, iframe', text)) {
    tell(`left out: <${element.tagName} src="${element.properties.src ?? ''}">`)
    remove(element)
  }
  for (const element of selectAll('a[href]', text)) {
    const href = String(element.properties.href)
    // A picture that leads to itself, larger: here pictures open by themselves.
    if (textOf(element).trim() === '') element.tagName = 'span'
    else if (!href.startsWith('#') && URL.canParse(href, base))
      element.properties.href = link(new URL(href, base).href)
  }
  for (const element of selectAll('img', text)) {
    // What is loaded late has its address beside that of what is shown until then.
    const { dataSrc, dataOriginal, dataLazySrc, src, alt = '' } = element.properties
    const source = String(dataSrc ?? dataOriginal ?? dataLazySrc ?? src)
    const now = URL.canParse(source, base) ? await picture(new URL(source, base).href) : undefined
    if (now === undefined) remove(element)
    else element.properties = { src: now, alt }
  }
  return writeMarkdown(text).trim()
}

const blocks =
  'br, p, div, h1, h2, h3, h4, h5, h6, li, dt, dd, td, th, blockquote, pre, figure, figcaption, section'
/** The words of a text in one line, without code; changes the text. */
export function summaryOf(text: Root): string {
  for (const element of selectAll('script, style, noscript, template', text)) remove(element)
  for (const element of selectAll(blocks, text)) element.children.push({ type: 'text', value: ' ' })
  return textOf(text).replace(/\s+/g, ' ').trim()
}
