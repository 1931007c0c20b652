import { isRecordFolder } from '@/lib/content-types/addresses'
import { pictureWidth } from '@/lib/contract/text-pictures'
import { fitDescription, fitTitle } from '@/lib/rules/text/fit'
import { addressPlaces } from '../../shared/gated-fields'
import type { Problem } from './check-record'
import type { StoredRecord } from './file'

/** The narrowest that a picture should be, px, by its field: the box of §9 that it fills. */
const boxes = new Map<PropertyKey, number>(
  Object.entries({ pcResource: 1280, coverMaterial: 800, cover: 434, picture: 400 }),
)
const ELLIPSIS = '…'
const titles = ['title', 'name', 'activityName', 'titleContent']
const descriptions = ['desc', 'resourceDesc', 'introduction', 'legend', 'description']

/** Kinds of picture that phones and scanners make, and few browsers show. */
const seldomShown = /^\S+\.(?:hei[cf]|tiff?)$/i

/** A picture of a text that nobody named; one of a written size with an empty `alt` is named by what stands beside it. */
const isUnnamed = (image: string) =>
  !/ alt="[^"]/.test(image) && !(/ alt=""/.test(image) && / width=/.test(image))

/** What is worth knowing of how a record looks: pictures without a text or too small for their place, titles and descriptions that search engines cut. */
export function presentationNotes(record: StoredRecord, folder: string, lang: string): Problem[] {
  const pictures = addressPlaces(record).flatMap(({ path, address }): Problem[] => {
    const images = address.match(/<img\b[^<>]*>/g) ?? []
    const sources = images.map((image) => / src="([^"]*)"/.exec(image)?.[1] ?? '')
    const [least = 0] = path.flatMap((key) => boxes.get(key) ?? [])
    const width = least > 0 && !/\.svg$/i.test(address) ? pictureWidth(address) : undefined
    return [
      ...sources
        .filter((_, index) => isUnnamed(images[index] ?? ''))
        .map((src) => ({
          path,
          message: `a picture without a text for those who do not see it: ${src}`,
        })),
      ...[address, ...sources]
        .filter((src) => seldomShown.test(src))
        .map((src) => ({
          path,
          message: `few browsers show a picture of this kind, save it as JPEG, PNG or WebP: ${src}`,
        })),
      ...(width !== undefined && width < least
        ? [{ path, message: `this picture is ${width} px wide, its place ${least}` }]
        : []),
    ].map((problem) => ({ ...problem, isNote: true, topic: 'picture' }))
  })
  if (!isRecordFolder(folder)) return pictures
  const parts = [
    { fields: titles, shorten: (text: string) => fitTitle(text, '', { lang }) },
    { fields: descriptions, shorten: (text: string) => fitDescription(text, lang) },
  ]
  const cut = parts.flatMap(({ fields, shorten }): Problem[] => {
    const field = fields.find((name) => typeof record[name] === 'string') ?? ''
    const text = String(record[field] ?? '').trim()
    const shown = shorten(text)
    if (text.endsWith(ELLIPSIS) || !shown.endsWith(ELLIPSIS)) return []
    return [
      { path: [field], message: `search results end in the middle: ${shown}`, isNote: true, topic: 'search' },
    ]
  })
  return [...pictures, ...cut]
}
