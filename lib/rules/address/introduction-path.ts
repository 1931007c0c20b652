/** Path of the introduction of a type, which may be any text (contract, "Company pages"); a path with a dot is no page's (D5). */
export function introductionPath(type: string): string {
  return `/about-us/${encodeURIComponent(type).replaceAll('.', '%2E')}`
}

/** The type that a path segment names, whether or not it comes decoded. */
export function introductionType(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
