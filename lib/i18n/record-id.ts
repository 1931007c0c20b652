/** An id as a segment of an address: 1–64 letters, digits, hyphens and underscores; not the name of a page below a section. */
export const ID_SEGMENT = '(?!(?:form|preview|news|list|search)(?:/|$))[\\w-]{1,64}'

const whole = new RegExp(`^${ID_SEGMENT}$`)

/** True for a text that may be a record's id. */
export const isRecordId = (text: string): boolean => whole.test(text)
