/**
 * A name that a stranger may have written, as mails and chats may show it: letters, digits and spaces, a dot as ·, all other signs as
 * one hyphen, so that no link, mention or markup is left. At most `most` code points.
 */
export function plainName(text: string, most = 60): string {
  const plain = text
    .slice(0, 1000)
    .normalize('NFKC')
    .replace(/\./g, '·')
    .replace(/[^\p{L}\p{M}\p{N}· ]+/gu, '-')
  return [...plain].slice(0, most).join('').trim()
}
