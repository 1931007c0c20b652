/** What is looked at of a text: a body full of one, read again from each of its letters, would hold everybody up for a second. */
const MOST_READ = 1000
const MOST_TEXT = 160

/**
 * An address or words that a visitor may have written, for the log: cut to 160 characters, addresses without query and fragment. What
 * stands in quotes, mailboxes, passes, ids of enquiries and long numbers are left out; a record's id in a path stays.
 */
export const redact = (text: string): string =>
  text
    .slice(0, MOST_READ)
    .replace(/(?<=\S)[?#]\S+/g, '')
    .replace(/[^\s/]+(?:@|%40)[^\s/]+/gi, '…')
    .replace(/(["'`“「])[^"'`”」]*["'`”」]/g, '$1…$1')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w.-]{48,}/gi, '…')
    .replace(/\d{7,}|(?<![/\d])\d[\d\s-]{4,}/g, '#')
    .slice(0, MOST_TEXT)
