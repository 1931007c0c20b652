/** What a visitor quotes of a stored enquiry: the first eight digits of an id of ours, another short id as it is; undefined when there is none to read out. */
export function referenceOf(id: string | number | undefined): string | undefined {
  const text = String(id ?? '')
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)) return text.slice(0, 8).toUpperCase()
  return /^[\w-]{1,20}$/.test(text) ? text : undefined
}
