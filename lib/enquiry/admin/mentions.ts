import { isEmail } from '../form/check'
import { domestic } from '../form/contacts'
import { legible, normalise } from '../form/normalise'

/** A telephone contact with fewer digits would be found in quantities and order numbers. */
const MIN_DIGITS = 6
/** Up to this length a number may be the end of a longer one that is written in groups. */
const MAX_LOCAL_DIGITS = 9
/** What people write between two digits of one number; never a line break. */
const gap = String.raw`(?:\(0\)|[^\S\n]|[\p{Pd}\u2212\u30fc.()]){0,4}`

/**
 * A test whether a value holds this e-mail address or phone number as a whole, however either is written. Undefined for a contact
 * that is neither.
 */
export function mentionOf(contact: string): ((value: string) => boolean) | undefined {
  if (/[^\s@＠][@＠][^\s@＠]/.test(contact)) return holdsAddress(normalise('EMAIL', contact).toLowerCase())
  const number = domestic(normalise('PHONE', contact))
  const digits = number.replace(/^(?:\+|00)/, '')
  if (!/^\d+$/.test(digits) || digits.length < MIN_DIGITS) return undefined
  const pattern = new RegExp(numberPattern(digits, digits !== number), 'u')
  return (value) => readings(value).some((text) => pattern.test(legible(text)))
}

/** A value, and without its numbers of lists and units, which NFKC makes digits of the text beside them: `①137…`, `20 m²137…`. */
const readings = (value: string) => [value, value.replace(/\p{No}/gu, ' ')]

/** Letters without case, Chinese ones among them, are no part of an address in ASCII that they touch: `写信到a@b.co`. */
function holdsAddress(address: string): (value: string) => boolean {
  const part = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const before = /^\w/.test(address) ? String.raw`[\p{Ll}\p{Nd}_]` : String.raw`[\p{L}\p{M}\p{Nd}_]`
  const after = /\w$/.test(address)
    ? String.raw`[\p{Ll}\p{Nd}_]|-+[\p{Ll}\p{Nd}]|\.[\p{L}\p{Nd}]`
    : String.raw`[.-]*[\p{L}\p{M}\p{Nd}_]`
  const pattern = (signs: string) => new RegExp(`(?<!${before}[${signs}]*)${part}(?!${after})`, 'u')
  // An address alone may hold any sign that mail takes; in a text some of them separate words.
  const [alone, inText] = [pattern(String.raw`!#$%&'*+/=?^\x60{|}~.-`), pattern(`'+.-`)]
  const isIn = (value: string) => {
    // A full stop of Chinese ends a sentence, or replaces a dot.
    const [text, whole] = [legible(value).toLowerCase(), normalise('EMAIL', value).toLowerCase()]
    const wanted = isEmail(whole) ? alone : inText
    return wanted.test(text) || wanted.test(whole)
  }
  return (value) => readings(value).some(isIn)
}

function numberPattern(digits: string, isAbroad: boolean): string {
  const written = [...digits].join(gap)
  const isLikeMainland = /^1[3-9]\d{9}$/.test(digits)
  if (!isAbroad && isLikeMainland)
    return String.raw`(?:(?<!\d)(?:\+|00)?${gap}8${gap}6${gap}|(?<![\d+]))${written}(?!\d)`
  const edge = digits.length > MAX_LOCAL_DIGITS ? '' : gap
  // A landline: `domestic` makes it of the same number with +86, which is found too.
  if (domestic(`+86${digits}`) === digits)
    return String.raw`(?<!\d)(?:(?:\+|00)?${gap}8${gap}6${gap}0?|0)${gap}${[...digits.slice(1)].join(gap)}(?!\d)`
  const prefix = String.raw`(?:\+|00)${isAbroad && isLikeMainland ? '' : '?'}${gap}`
  return String.raw`(?<!\d${edge})${prefix}${written}(?!${edge}\d)`
}
