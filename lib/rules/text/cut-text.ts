const isLatin = (sign: string | undefined) =>
  sign !== undefined && /[\p{L}\p{N}]/u.test(sign) && !/\p{Script=Han}/u.test(sign)

/** The first `length` characters of a text with an ellipsis as the last, no Latin word cut in two; a text that fits as it is. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const isInWord = isLatin(cut.at(-1)) && isLatin(text[length - 1])
  const whole = isInWord ? cut.replace(/(?<=\s)\S+$/, '') : cut
  return `${whole.trimEnd()}…`
}
