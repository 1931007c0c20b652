import { type Box, PHONE_SCREEN, versionedUrl } from '@/lib/contract/image-address'
import type { Resource } from '@/lib/contract/shared'
import { isPlaylist, STREAM_TYPE } from '@/lib/contract/stream'

type File = Resource['files'][number]

const videoExtension =
  /\.(?:wmv|asf|asx|rm|rmvb|mp4|m4v|mov|mkv|flv|f4v|vob|avi|mpg|mpeg|3gp|webm|ogv|ts)(?:[?#]|$)/i

/** True for a stream of parts (HLS), by its type or its address's extension. */
export const isStream = ({ url, type = '' }: Pick<File, 'url' | 'type'>): boolean =>
  /mpegurl/i.test(type) || isPlaylist(url)

/** True for a video: by its type (`video`, `video/…`, an extension) or its address's extension (§9, contract "Shared shapes"). */
export function isVideo(file: File): boolean {
  const type = file.type?.toLowerCase() ?? ''
  return (
    /^video(?:\/|$)/.test(type) ||
    videoExtension.test(`.${type}`) ||
    videoExtension.test(file.url) ||
    isStream(file)
  )
}

/** The first picture of a resource. */
export function firstPicture(resource: Resource | undefined): File | undefined {
  return resource?.files.find((file) => !isVideo(file))
}

/** True of a picture that is drawn in lines: it stands small above words, a photograph or a screen beside them. */
export const isSymbol = (picture: { url: string } | undefined): boolean =>
  picture?.url.endsWith('.svg') ?? false

/** The box on phones: of a screen drawn for them where `mobile` has one, else of the wide picture. */
export const phoneBox = (mobile: Resource | undefined, wide: Box): Box =>
  firstPicture(mobile) ? PHONE_SCREEN : wide

/** Address of the first picture as it is, for symbols and logos that no size is asked of. */
export function pictureUrl(resource: Resource | undefined): string | undefined {
  const picture = firstPicture(resource)
  return picture && versionedUrl(picture)
}

/** The videos of a resource, in order. */
export function videosOf(resource: Resource | undefined): File[] {
  return resource?.files.filter(isVideo) ?? []
}

/** Captions as players take them, `srclang` in BCP 47. */
export type Captions = { src: string; srclang: string; label?: string }

/** The captions of a video; none → nothing to spread. */
export function captionsOf({ tracks = [] }: File): { tracks?: Captions[] } {
  const captions = tracks.map(({ srclang, label, ...file }) => ({
    src: versionedUrl(file),
    srclang,
    ...(label && { label }),
  }))
  return captions.length > 0 ? { tracks: captions } : {}
}

/** Containers that browsers deny by name and play all the same, as what phones put into them is H.264. */
const denied = /^video\/(?:quicktime|mov|(?:x-)?m4v|x-matroska|\*)/i

/** MIME type for a `<source>`: the declared one, else by extension; undefined when neither is known or the browser had better try. */
export function videoType(file: File): string | undefined {
  if (isStream(file)) return STREAM_TYPE
  if (file.type?.startsWith('video/')) return denied.test(file.type) ? undefined : file.type
  const extension = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(file.url)?.[1]?.toLowerCase()
  const types: Record<string, string> = {
    mp4: 'video/mp4',
    m4v: 'video/mp4',
    webm: 'video/webm',
    ogv: 'video/ogg',
  }
  return extension ? types[extension] : undefined
}
