import type { Media } from '@/lib/contract/media'
import type { Resource } from '@/lib/contract/shared'
import { type PlayableVideo, playable } from '@/lib/rules/address/jump'
import { isVideo, videosOf } from '@/lib/rules/media/media-files'
import { gatedFile, gatedTarget } from './gate'

/** What there is to open on a media resource; a gate names it the same way (D26). */
export type MediaSlot = 'video' | 'jumpBO' | 'live'
/** What a click leads to in the end. */
export type MediaTarget = 'video' | 'document' | 'link'

/** One target of a media resource and how it is opened: behind the form (which gates `slot`, if anything), or directly. */
export type MediaAction = { slot: MediaSlot; target: MediaTarget; title?: string | undefined } & (
  | { kind: 'form'; formId: string; isGate: boolean }
  | { kind: 'video'; videos: PlayableVideo[] }
  | { kind: 'open'; href: string /** All files of a jump that has several. */; files?: Resource['files'] }
)

/** True when a form stands before the resource: the jump is a FORM or cannot be read, or the resource needs contact (§6). */
export function isGated(item: Pick<Media, 'isNeedContact' | 'jumpBO'>): boolean {
  const type = item.jumpBO?.jumpContentType
  return item.isNeedContact === true || type === 'FORM' || type === null
}

/** What there is to watch: the resource's own videos, else those its jump names. */
export function videosToWatch(item: Pick<Media, 'videoMaterial' | 'jumpBO'>): Resource['files'] {
  const own = videosOf(item.videoMaterial)
  return own.length > 0 ? own : videosOf(item.jumpBO?.attachment)
}

/** True when the resource is something to watch. */
export function isPlayable(item: Pick<Media, 'videoMaterial' | 'jumpBO'>): boolean {
  return videosToWatch(item).length > 0
}

/** The first video of videoMaterial, as a gate opens it. */
export const mediaVideo = ({ videoMaterial }: Pick<Media, 'videoMaterial'>) =>
  gatedFile(videosOf(videoMaterial)[0])

/** Everything a media resource offers, each with a button of its own: its video, what its jump leads to, its live room. */
export function mediaActions(item: Media, defaultFormId: string): MediaAction[] {
  const actions = isGated(item) ? gatedActions(item, defaultFormId) : openActions(item)
  // The jump's button text labels what the jump opens. When the jump opens nothing, it labels the first action instead.
  if (actions.some(({ slot }) => slot === 'jumpBO')) return actions
  return actions.map((action, at) => (at === 0 ? { ...action, title: item.jumpBO?.buttonTitle } : action))
}

/** The form first, then each target (contract, "Shared shapes"); a form is offered even when nothing opens after it, and none in place of one that cannot be read. */
function gatedActions(item: Media, defaultFormId: string): MediaAction[] {
  const { jumpBO, liveAddress } = item
  if (jumpBO?.jumpContentType === null || jumpBO?.formBO === null) return []
  const form = { kind: 'form', formId: jumpBO?.formBO?.id ?? defaultFormId } as const
  const [video, target] = [mediaVideo(item), gatedTarget(jumpBO)]
  const gates: MediaAction[] = []
  if (video) gates.push({ ...form, isGate: true, slot: 'video', target: video.kind })
  if (target)
    gates.push({ ...form, isGate: true, slot: 'jumpBO', target: target.kind, title: jumpBO?.buttonTitle })
  if (liveAddress && liveAddress !== target?.href)
    gates.push({ ...form, isGate: true, slot: 'live', target: 'link' })
  if (gates.length > 0) return gates
  return [{ ...form, isGate: false, slot: 'jumpBO', target: 'document', title: jumpBO?.buttonTitle }]
}

/** The video of a resource that everybody may watch; none behind a form, whose address is in no page (D26). */
export function openVideo(item: Media, defaultFormId: string): PlayableVideo | undefined {
  const videos = mediaActions(item, defaultFormId).flatMap((action) =>
    action.kind === 'video' ? action.videos : [],
  )
  return videos[0]
}

const typeOf = { VIDEO: 'video', DOCUMENT: 'document', URL: 'link', FORM: 'link' } as const

function openActions({ videoMaterial, jumpBO, liveAddress, titleContent }: Media): MediaAction[] {
  const own = playable(videoMaterial, titleContent)
  const videos = playable(jumpBO?.attachment, titleContent)
  const files = jumpBO?.attachment?.files.filter((item) => !isVideo(item)) ?? []
  const file = files[0]
  const link = jumpBO?.buttonLink
  const ofJump: MediaAction[] = []
  if (videos.length > 0) ofJump.push({ slot: 'jumpBO', target: 'video', kind: 'video', videos })
  if (file)
    ofJump.push({
      slot: 'jumpBO',
      target: 'document',
      kind: 'open',
      href: file.url,
      ...(files.length > 1 && { files }),
    })
  if (link !== undefined) ofJump.push({ slot: 'jumpBO', target: 'link', kind: 'open', href: link })
  const named = ofJump.find(({ target }) => target === typeOf[jumpBO?.jumpContentType ?? 'URL']) ?? ofJump[0]
  const titled = ofJump.map((action) =>
    action === named ? { ...action, title: jumpBO?.buttonTitle } : action,
  )
  const live: MediaAction[] =
    liveAddress !== undefined && liveAddress !== link
      ? [{ slot: 'live', target: 'link', kind: 'open', href: liveAddress }]
      : []
  const ownVideos: MediaAction[] =
    own.length > 0 ? [{ slot: 'video', target: 'video', kind: 'video', videos: own }] : []
  return [...ownVideos, ...titled, ...live]
}
