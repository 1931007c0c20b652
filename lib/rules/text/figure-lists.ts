import { withoutTags } from './plain-text'

const list = /<ul>(\s*(?:<li>(?:(?!<\/?(?:ul|ol|li|p)\b)[\s\S])*<\/li>\s*){2,6})<\/ul>/g
const item = /<li>\s*<strong>([^<]*)<\/strong>([\s\S]*?)<\/li>/g
/** A number, with its sign and its unit, up to four signs or a word in small letters: 640, +12%, ¥3.2 万, 36 months; not a time of day, a version or a date. */
const figure = /^\s*[+−-]?\s?[$€£¥]?\d[\d,]*(?:\.\d+)?(?:\s?(?:[%‰×+]|[^\d\s:：.\-–/]{1,4}|[a-z]{5,9}))?\s*$/
/** A unit of a whole word, which stands beside its number in smaller letters. */
const wordUnit = /(<strong>[^<]*\d)\s([a-z]{2,9})(?=\s*<\/strong>)/g
/** What stands below a large figure: a few words, in signs; longer ones are a list of sentences. */
const MAX_WORDS = 44

/** Sanitised HTML in which a list of two to six figures (**640** users in Ningbo) is marked `rich-figures`, to be set large; a unit of a whole word is `small`. */
export function markFigureLists(html: string): string {
  return html.replace(list, (whole, inside: string) => {
    const items = [...inside.matchAll(item)]
    const isFigures =
      items.length === inside.split('<li>').length - 1 &&
      items.every(([, head = '', rest = '']) => {
        const words = withoutTags(rest)
        return figure.test(head) && words !== '' && words.length <= MAX_WORDS && !/^[:：]/.test(words)
      })
    return isFigures
      ? `<ul class="rich-figures">${inside.replace(wordUnit, '$1\u00a0<small>$2</small>')}</ul>`
      : whole
  })
}
