const isLatin = (sign: string | undefined) =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign) && !/\p{Script=Han}/u.test(sign)

/** A Latin word at the end, with its hyphens and apostrophes; Chinese beside it is none of it. */
const begunWord = /(?:(?!\p{Script=Han})[\p{L}\p{N}'’-])+$/u

/** The first `length` characters of a text with an ellipsis as the last, no Latin word cut in two; a text that fits as it is. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const isInWord = isLatin(cut.at(-1)) && isLatin(text[length - 1])
  const before = isInWord ? cut.replace(begunWord, '') : cut
  const whole = before === '' ? cut : before
  return `${whole.trimEnd()}…`
}
