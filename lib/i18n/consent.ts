import { createHash } from 'node:crypto'

export type ConsentTexts = { consent: string; privacy: string }

/** The sentence a visitor agrees to by submitting, as it is read. */
export function consentText({ consent, privacy }: ConsentTexts): string {
  return consent.replace('{privacy}', privacy)
}

/** The version of a consent text: twelve hex digits of its digest, so that another wording is another version. */
export function consentVersion(texts: ConsentTexts): string {
  return createHash('sha256').update(consentText(texts)).digest('hex').slice(0, 12)
}
