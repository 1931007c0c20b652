import { recordPath } from '@/lib/content-types/addresses'
import { asVideo } from '@/lib/contract/as-video'
import { versionedUrl } from '@/lib/contract/image-address'
import type { Jump, Resource } from '@/lib/contract/shared'
import { type Captions, captionsOf, videosOf, videoType } from '@/lib/rules/media/media-files'

type File = Resource['files'][number]
/** `seconds`: how long it is. */
export type PlayableVideo = {
  src: string
  type?: string
  title?: string
  tracks?: Captions[]
  seconds?: number
}
export type JumpTarget = {
  kind: 'link' | 'document' | 'video' | 'form'
  /** Where the plain link leads, without language prefix. */
  href: string
  videos?: PlayableVideo[]
  /** All files of a document that has several. */
  files?: File[]
  formId?: string
}

/** A jump to the language's default form, for a button without a jumpBO of its own. */
export const defaultForm: Jump = {
  jumpContentType: 'FORM',
  buttonTitle: undefined,
  buttonLink: undefined,
  attachment: undefined,
  formBO: undefined,
}

/** Videos of a resource as the video dialog takes them. */
export function playable(resource: Jump['attachment'], title?: string): PlayableVideo[] {
  return videosOf(resource).map((file) => {
    const type = videoType(file)
    return {
      src: versionedUrl(file),
      ...(type && { type }),
      ...(title && { title }),
      ...captionsOf(file),
      ...(file.seconds && { seconds: file.seconds }),
    }
  })
}

/** False for a jump whose kind or form cannot be read: its button is left out (contract, "Fields that restrict"). */
export const mayOpen = ({ jumpContentType, formBO }: Jump): boolean =>
  jumpContentType !== null && (jumpContentType !== 'FORM' || formBO !== null)

/** What a jumpBO leads to (§3): its form, document, video or link; undefined when the promised thing is missing. */
export function jumpTarget(jump: Jump | undefined, defaultFormId: string): JumpTarget | undefined {
  if (!jump || !mayOpen(jump)) return undefined
  const file = jump.attachment?.files[0]
  switch (jump.jumpContentType) {
    case 'FORM': {
      const formId = jump.formBO?.id ?? defaultFormId
      return { kind: 'form', href: recordPath('forms', formId), formId }
    }
    case 'VIDEO': {
      const videos = playable(asVideo(jump.attachment), jump.buttonTitle)
      const href = videos[0]?.src ?? file?.url ?? jump.buttonLink
      return href === undefined ? undefined : { kind: videos.length > 0 ? 'video' : 'link', href, videos }
    }
    case 'DOCUMENT': {
      const href = file?.url ?? jump.buttonLink
      if (href === undefined) return undefined
      const files = jump.attachment?.files ?? []
      return { kind: 'document', href, ...(files.length > 1 && { files }) }
    }
    case 'URL': {
      const href = jump.buttonLink ?? file?.url
      return href === undefined ? undefined : { kind: 'link', href }
    }
    default:
      return undefined
  }
}
