/** A part of an address as text; one that is not in UTF-8 stays as it is written. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
