/** Query parameters that follow a visitor from page to page (§2, D9). */
export const carriedNames = ['bd_vid', 'ext_info'] as const

/** The carried parameters of a query string, in order; others are left behind. */
export function carriedQuery(search: string): [string, string][] {
  const query = new URLSearchParams(search)
  return carriedNames.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
}

/**
 * An internal address with the carried parameters of the current page added; its own parameters and hash stay.
 * `address` is a path of this site; the answer is one too.
 */
export function withCarried(address: string, search: string): string {
  const carried = carriedQuery(search)
  if (carried.length === 0) return address
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const parameters = new URLSearchParams(query)
  for (const [name, value] of carried) if (!parameters.has(name)) parameters.set(name, value)
  return `${path}?${parameters}${hash}`
}
