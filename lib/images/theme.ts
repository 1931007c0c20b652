import { LRUCache } from 'lru-cache'
import type { Resource } from '@/lib/contract/shared'
import { type Theme, themeOf } from '@/lib/rules/media/banner-theme'
import { firstPicture } from '@/lib/rules/media/media-files'
import { readPicture } from './read-picture'
import { sharp } from './sharp'

const themes = new LRUCache<string, Theme>({ max: 2000, ttl: 86_400_000 })

/** Theme of a banner's picture (D19): computed once per file; a picture that cannot be read counts as dark, like the veil over it. Never throws. */
export async function bannerTheme(resource: Resource | undefined): Promise<Theme> {
  const picture = firstPicture(resource)
  if (!picture) return 'light'
  const { url } = picture
  const key = `${url} ${picture.version ?? ''}` // a replaced file is another picture
  const cached = themes.get(key)
  if (cached) return cached
  const theme = await computeTheme(url).catch(() => undefined)
  if (theme) themes.set(key, theme)
  return theme ?? 'dark'
}

/** The same of a record's own picture, else of the one for phones. Never throws. */
export const recordTheme = (record: {
  pcResource?: Resource | undefined
  mobileResource?: Resource | undefined
}) => bannerTheme(record.pcResource ?? record.mobileResource)

async function computeTheme(url: string): Promise<Theme | undefined> {
  const picture = await readPicture(url, 1500)
  if (!picture) return undefined
  const { data } = await sharp(picture)
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return themeOf(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0)
}
