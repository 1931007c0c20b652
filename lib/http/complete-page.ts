/** Header that marks a handler's HTML as complete for the server entry, whatever the status; never sent on. */
export const COMPLETE_PAGE = 'x-own-page'

/** Its value for a file of `public/`. */
export const PUBLIC_FILE = 'file'
