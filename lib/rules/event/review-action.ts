import type { Review } from '@/lib/contract/activities'
import { asVideo } from '@/lib/contract/as-video'
import { mayOpen, type PlayableVideo, playable } from '@/lib/rules/address/jump'

export type ReviewAction =
  | { kind: 'form'; formId: string }
  | { kind: 'video'; videos: PlayableVideo[] }
  | { kind: 'link'; href: string }

/** What a highlight's button does (§2): FORM first when the jump says so, else URL follows its link and UPLOAD plays the attachment. */
export function reviewAction(review: Review, defaultFormId: string): ReviewAction | undefined {
  const { jumpBO, playType, title } = review
  if (!jumpBO || !mayOpen(jumpBO)) return undefined
  if (jumpBO.jumpContentType === 'FORM') return { kind: 'form', formId: jumpBO.formBO?.id ?? defaultFormId }
  if (playType === 'UPLOAD') {
    const videos = playable(asVideo(jumpBO.attachment), title)
    const file = jumpBO.attachment?.files[0]
    return videos.length > 0 ? { kind: 'video', videos } : file && { kind: 'link', href: file.url }
  }
  const href = jumpBO.buttonLink ?? jumpBO.attachment?.files[0]?.url
  return href === undefined ? undefined : { kind: 'link', href }
}
