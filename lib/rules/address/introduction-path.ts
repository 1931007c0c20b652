import { recordAddresses, sectionPath } from '@/lib/content-types/addresses'
import { decoded } from './decoded'

/** Signs that an address may not hold in a name, escaped or not (`server/normal-address.ts`), and the one that stands for them: `~2F` is a slash. */
const never = /[~/\\\p{Cc}]/gu
const written = /~([0189][\dA-F]|2F|5C|7[EF])/g

/** A text as one segment of a page's path; a path with a dot is no page's (D5). */
export const pathSegment = (text: string): string =>
  encodeURIComponent(
    text.replace(never, (sign) => `~${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`),
  ).replaceAll('.', '%2E')

/** Path of the introduction of a type, which may be any text (contract, "Company pages"). */
export const introductionPath = (type: string): string => sectionPath('introductions', pathSegment(type))

/** The type that a decoded path segment names. */
export const typeOfSegment = (text: string): string =>
  text.replace(written, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The type that a path segment names, whether or not it comes decoded. */
export const introductionType = (segment: string): string => typeOfSegment(decoded(segment))

const page = new RegExp(`^${recordAddresses.introductions.path}/(?!(?:news|form)$)([^/]+)$`)

/** The type of the introduction that a path without language prefix shows; undefined for every other page. */
export function introductionAt(path: string): string | undefined {
  const [, segment] = page.exec(path) ?? []
  return segment && introductionType(segment)
}
