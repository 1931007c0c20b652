import { decode } from './text-pictures'

/** Quill writes every list as a numbered one, and says at each item what it is. */
const withListKinds = (raw: string) =>
  raw
    .replace(
      /<ol>(\s*<li data-list="(?:bullet|(?:un)?checked)"(?:(?!<ol>)[\s\S])*?)<\/ol>/g,
      (_, items: string) => `<ul>${items}</ul>`,
    )
    .replace(/<li data-list="(un)?checked"[^<>]*>/g, (tag, un?: string) => `${tag}${un ? '☐' : '☑'} `)

/** What UEditor and DedeCMS write between the pages of a text; here it is one page. */
const pageBreak = /_ueditor_page_break_tag_|#p#[^#<>]{0,200}#e#/g

/** A rich text as HTML: one that a filter of forms escaped as a whole, or that has no tags but lines. */
export function asMarkup(written: string): string {
  const raw = written.replace(pageBreak, '')
  if (/<[a-z!][^<>]*>/i.test(raw)) return withListKinds(raw)
  if (/&lt;(?:\/(?:p|div|section|span|h[1-6]|ul|ol|table|strong)|br ?\/?)&gt;/i.test(raw))
    return withListKinds(decode(raw.replace(/&#0?39;/g, "'")))
  if (!raw.trim().includes('\n')) return raw
  const lines = raw.split('\n').map((line) => line.trim())
  const paragraphs = lines
    .join('\n')
    .trim()
    .split(/\n{2,}/)
  return paragraphs.map((text) => `<p>${text.replaceAll('\n', '<br>')}</p>`).join('')
}
