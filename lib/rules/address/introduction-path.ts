/** A text as one segment of a page's path; a path with a dot is no page's (D5). */
export const pathSegment = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E')

/** Path of the introduction of a type, which may be any text (contract, "Company pages"). */
export const introductionPath = (type: string): string => `/about-us/${pathSegment(type)}`

/** The type that a path segment names, whether or not it comes decoded. */
export function introductionType(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
