import { isEmail } from './check'
import { normalise } from './normalise'

/** Of other numbers, `+1000000` among them, nobody can say whether they are a phone's or an amount. */
const phone = /^(?:\+\d{9,15}|1[3-9]\d{9}|0\d{8,14})$/

/**
 * A number of a mainland landline as it is dialled there, `0` before its area code, of which others have `+86`: with both it is one
 * number. 400 and 800 are no areas.
 */
export const domestic = (number: string): string =>
  number.replace(/^(?:\+|00)860?(?=(?![48]00)(?:(?:10|2\d)\d{8}|[3-9]\d{9,10})$)/, '0')

/** The e-mail addresses and phone numbers among values, as they are used, `00` before a country's code as `+`; each once. */
export function contactsIn(values: string[]): string[] {
  const found = values.flatMap((value) => {
    const address = normalise('EMAIL', value).toLowerCase()
    const number = normalise('PHONE', value).replace(/^00(?=[1-9]\d{8})/, '+')
    if (isEmail(address)) return [address]
    return phone.test(number) ? [number] : []
  })
  return [...new Set(found)]
}
