/** Header by which a handler tells the server entry that its HTML is complete, whatever the status; never sent on. */
export const COMPLETE_PAGE = 'x-own-page'

/** Its value for a file of `public/`. */
export const PUBLIC_FILE = 'file'
