const inAnyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
/** Names of pages below a section: in any case, as addresses in capitals lead to those pages. */
const reserved = ['form', 'preview', 'news', 'list', 'search'].map(inAnyCase).join('|')

/** An id as a segment of an address: 1–64 letters, digits, hyphens and underscores; neither a reserved name nor digits behind a 0. */
export const ID_SEGMENT = `(?!(?:${reserved}|0\\d+)(?:/|$))[\\w-]{1,64}`

const whole = new RegExp(`^${ID_SEGMENT}$`)

/** True for a text that may be a record's id. */
export const isRecordId = (text: string): boolean => whole.test(text)
