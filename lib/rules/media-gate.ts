import type { Media } from '@/lib/contract/media'
import { type PlayableVideo, playable } from './jump'
import { videosOf } from './media-files'

/** How a media resource is opened (contract, "Shared shapes"): behind a form, or directly as video, file or link. */
export type MediaAction =
  | { kind: 'form'; formId: string; isVideo: boolean }
  | { kind: 'video'; videos: PlayableVideo[] }
  | { kind: 'document'; href: string }
  | { kind: 'link'; href: string }

/** True when a form stands before the resource: the jump is a FORM, or the resource needs contact (§6). */
export function isGated(item: Pick<Media, 'isNeedContact' | 'jumpBO'>): boolean {
  return item.isNeedContact === true || item.jumpBO?.jumpContentType === 'FORM'
}

/** True when the resource is something to watch. */
export function isPlayable(item: Pick<Media, 'videoMaterial' | 'jumpBO'>): boolean {
  return videosOf(item.videoMaterial).length > 0 || videosOf(item.jumpBO?.attachment).length > 0
}

/** What the button of a media resource does; undefined when there is nothing to open. */
export function mediaAction(item: Media, defaultFormId: string): MediaAction | undefined {
  const { jumpBO, videoMaterial, liveAddress, titleContent } = item
  if (isGated(item))
    return { kind: 'form', formId: jumpBO?.formBO?.id ?? defaultFormId, isVideo: isPlayable(item) }
  const videos = [...playable(videoMaterial, titleContent), ...playable(jumpBO?.attachment, titleContent)]
  if (videos.length > 0) return { kind: 'video', videos }
  const file = jumpBO?.attachment?.files[0]
  if (file) return { kind: 'document', href: file.url }
  const href = jumpBO?.buttonLink ?? liveAddress
  return href === undefined ? undefined : { kind: 'link', href }
}
