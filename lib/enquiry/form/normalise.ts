/** The longest value of a field, UTF-16 code units. */
export const MAX_VALUE_LENGTH = 2000
/**
 * Control and format characters and lone surrogates: nobody types them, no back end can store some of them, and others turn the
 * order of what is read. What joins letters and pictures stays.
 */
const unwritable = /(?!\n|\t|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Surrogate}\p{Cc}\p{Cf}]/gu
/** Spaces, marks without a letter and characters that show nothing or have no meaning: a text of these alone says nothing. */
const invisible = /^[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800\ufffc\ufffd]*$/u
const unseen = /(?![\n\t])[\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/gu

/** What was typed, or an option, as it is checked and stored: '' when it shows nothing. */
export function tidy(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value.replace(/\r\n?/g, '\n').replace(unwritable, '').trim()
  return invisible.test(text) ? '' : text
}

/** A text as it is read: one form of each character, nothing that nobody sees. */
export const legible = (text: string): string => text.normalize('NFKC').replace(unseen, '')

/** Prefixes of a value: `mailto:`, `手机：`, `e-mail=`, Chinese labels without a sign too. */
const label =
  /^(?:[^@\d+]*:|(?:e-?)?mail=|(?:(?:电子)?(?:邮箱|邮件)(?:地址)?|(?:联系)?(?:手机|电话)(?:号码?)?)[是为]?(?!@))\s*/iu
/** A name and its address as mail programs write them: `Ann <ann@example.com>`. */
const named = /^[^<>@]*<([^<>]+)>[^\p{L}\p{N}]*$/u
/** From the first character that may begin the value to its last letter or digit: signs of the sentence around it go. */
const addressIn = /[\p{L}\p{N}_].*[\p{L}\p{M}\p{N}]/su
const numberIn = /[\p{L}\p{N}+(].*[\p{L}\p{N}]/su
/** Spaces, dots and dashes of every script, with the minus and the long sound of kana that are used as one. */
const separators = /[\s\p{Z}\p{Pd}\u2212\u30fc.·•‧∙⋅・]/gu
/** An accent over the last letter, which no mail server's name ends in: the key beside Enter was hit. */
const lastAccent = /([a-z])[\u0300-\u036f]+$/i

function address(text: string): string {
  const inner = named.exec(text)?.[1] ?? text
  const bare = (addressIn.exec(inner.replace(label, ''))?.[0] ?? inner).replace(/。/g, '.')
  return bare.normalize('NFD').replace(lastAccent, '$1').normalize('NFC')
}

/** A number as one dials it; a mainland one without the code of its country, as the rule of §5 wants it. */
function number(text: string): string {
  return (numberIn.exec(text.replace(label, ''))?.[0] ?? text)
    .replace(separators, '')
    .replace(/^((?:\+|00)\d{1,3})\(0\)/, '$1')
    .replace(/[()]/g, '')
}

/** Eleven digits can only be one number; between others a tilde leads to a second one, such as an extension. */
const mainland = (text: string) =>
  number(text)
    .replaceAll('~', '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
const forms = { EMAIL: address, PHONE: mainland, PHONE_INTL: number }
/** What a text is checked as. */
export type Check = keyof typeof forms

/** The one answer to a text field as it is checked and stored (D22): e-mail addresses and numbers as they can be used, other texts as typed. */
export function normalise(check: Check | undefined, value: unknown): string {
  const text = tidy(value)
  if (!check || text.length > MAX_VALUE_LENGTH) return text
  return forms[check](legible(text))
}
