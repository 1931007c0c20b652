/** What search engines show of a title and of a description, in half-widths: a Chinese character takes two. */
const TITLE = 65
const DESCRIPTION = 160
const ELLIPSIS = '…'
/** Code units a half-width may take (emoji take eleven for two). What stands further back is never shown, and not looked at. */
const UNITS = 8

const wide =
  /[\u1100-\u115f\u2014\u2018\u2019\u201c\u201d\u2026\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Extended_Pictographic}/u
const segmenters = new Map<string, Intl.Segmenter>()

/** Pieces of a text by the language's own rules; no piece is cut. */
function pieces(text: string, lang: string, granularity: 'grapheme' | 'word' | 'sentence'): string[] {
  const key = `${lang} ${granularity}`
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(lang, { granularity })
  segmenters.set(key, segmenter)
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Width of a text in half-widths. */
export function displayWidth(text: string): number {
  return pieces(text, 'en', 'grapheme').reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)
}

/** The beginning of a text, in one line: all that can be shown of it, and enough to see that there is more. */
const beginning = (text: string, limit: number) =>
  text
    .slice(0, limit * UNITS * 2)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limit * UNITS)
    .toWellFormed()

/** As many whole pieces from the start as fit. */
function most(parts: string[], limit: number): string {
  let text = ''
  for (const part of parts) {
    if (displayWidth(text + part) > limit) break
    text += part
  }
  return text
}

/** Words as readers see them: signs and digits joined to Latin letters without a blank (mid-sized, 3.5%) stay with them. */
function words(text: string, lang: string): string[] {
  const joined: string[] = []
  for (const part of pieces(text, lang, 'word')) {
    const isJoined = /^[\x21-\x7e]+$/.test(part) && /[\x21-\x7e]$/.test(joined.at(-1) ?? '')
    joined.push(isJoined ? joined.pop() + part : part)
  }
  return joined
}

/** A text cut at a word, with an ellipsis; a single endless word is cut at a character. */
function cutAtWord(text: string, limit: number, lang: string): string {
  const room = limit - displayWidth(ELLIPSIS)
  const cut = most(words(text, lang), room) || most(pieces(text, lang, 'grapheme'), room)
  return cut.replace(/[\s\p{P}]+$/u, '') + ELLIPSIS
}

/** A title cut after a phrase of sufficient length, else at a word. */
function cutTitle(title: string, limit: number, lang: string): string {
  const ends = [...title.matchAll(/[，：；。！？]|[,:;.!?](?=\s)|\s+[–—|·-]\s+/g)].map(({ index }) => index)
  const phrases = ends.map((end) => title.slice(0, end)).filter((phrase) => displayWidth(phrase) <= limit)
  const phrase = phrases.at(-1) ?? ''
  return displayWidth(phrase) >= limit / 2 ? phrase : cutAtWord(title, limit, lang)
}

type TitleOptions = { part?: string; lang: string }

/**
 * A page's title with the site's name, at most 65 half-widths: the name is left off when it does not fit, a longer
 * title ends after a phrase or a word. `part` (– Page 2) always stays.
 */
export function fitTitle(title: string, site: string, { part = '', lang }: TitleOptions): string {
  const own = beginning(title, TITLE)
  const name = beginning(site, TITLE)
  const isSite = own === '' || own === name
  const fits = (text: string) => displayWidth(text) <= TITLE
  const whole = isSite ? name + part : own + part
  const cut = fits(whole) ? whole : cutTitle(isSite ? name : own, TITLE - displayWidth(part), lang) + part
  const named = `${cut} | ${name}`
  return !isSite && fits(named) ? named : cut
}

/** A text of at most `limit` half-widths: whole sentences when those are long enough, else cut at a word. */
export function fitSentences(text: string, limit: number, lang: string): string {
  const own = beginning(text, limit)
  if (displayWidth(own) <= limit) return own
  const sentences = most(pieces(own, lang, 'sentence'), limit).trim()
  return displayWidth(sentences) >= limit / 2 ? sentences : cutAtWord(own, limit, lang)
}

/** A page's description, of at most 160 half-widths. */
export const fitDescription = (text: string, lang: string): string => fitSentences(text, DESCRIPTION, lang)
