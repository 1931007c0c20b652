/**
 * How much of a content source is taken in, by anybody (D38, docs/content-api.md). What is longer is an error in a file; of a back end's
 * answer the rest is left out and reported. Whatever costs more than its length sees no more than this.
 */
export const bounds = {
  /** Code points of a title or a name. */
  title: 200,
  /** Code points of any other text. */
  text: 5000,
  /** Code points of HTML or Markdown. */
  html: 200_000,
  /** Code units of an address; a longer one is none. */
  address: 4096,
  /** Elements of a list in a record, and of a page of a list. */
  list: 500,
  /** Fields of a form, and of a submit. */
  fields: 200,
  /** Files of a picture, video or document. */
  files: 50,
  /** Elements of all lists in one answer, files apart. */
  elements: 5000,
  /** The same of a list that one page shows as a whole, such as product/list. */
  shown: 2000,
  /** The same of what every page shows: navigation, sub-menus, footer. */
  menu: 500,
  /** The same of example/list, which pages show in parts. */
  cases: 10_000,
  /** Characters of all texts in an answer that one page shows as a whole; beyond them its lists end. */
  characters: 400_000,
  /** Records of a list that is read page by page, for sitemaps and the search. */
  records: 10_000,
  /** Values in an answer, by its commas and brackets: parsed, each takes far more memory than its bytes. */
  answerValues: 500_000,
  /** Bytes of an answer; a longer one is none. */
  answerBytes: 8 * 1024 * 1024,
} as const

/** The first `most` code points of a text, the last of them an ellipsis; a text that fits as it is. */
export function cutPoints(text: string, most: number): string {
  if (text.length <= most) return text
  let [end, last] = [0, 0]
  for (let points = 0; points < most; points += 1) {
    if (end >= text.length) return text
    last = end
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  }
  return end >= text.length ? text : `${text.slice(0, last)}…`
}
