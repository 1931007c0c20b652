import { recordKinds, recordPath } from '@/lib/content-types/addresses'
import type { GateRef } from '@/lib/contract/enquiry'
import type { Jump } from '@/lib/contract/shared'
import { type Captions, captionsOf, isVideo, videoType } from '@/lib/rules/media/media-files'

type File = NonNullable<Jump['attachment']>['files'][number]

/** What a passed form opens. Several files (`files`) open on a page that offers each; `href` is then the first of them. */
export type GatedTarget = {
  kind: 'document' | 'link' | 'video'
  href: string
  type?: string
  /** What a player names the video. */
  title?: string
  tracks?: Captions[]
  files?: Pick<File, 'url' | 'type'>[]
}

/** A file behind a gate: played when it is a video, else opened. */
export function gatedFile(file: File | undefined): GatedTarget | undefined {
  if (!file) return undefined
  if (!isVideo(file)) return { kind: 'document', href: file.url }
  const type = videoType(file)
  return { kind: 'video', href: file.url, ...(type && { type }), ...captionsOf(file) }
}

/** What opens after the form: the attachment, else the link (contract, "Shared shapes"). */
export function gatedTarget(jump: Jump | undefined): GatedTarget | undefined {
  const files = jump?.attachment?.files ?? []
  const file = gatedFile(files[0])
  if (file?.kind === 'document' && files.length > 1) return { kind: 'link', href: file.href, files }
  return file ?? (jump?.buttonLink === undefined ? undefined : { kind: 'link', href: jump.buttonLink })
}

/** The page of a gate's resource; of a navigation item, whose id is an address, that page. */
export function gatePage({ type, id }: GateRef): string {
  const [folder, kind] = recordKinds.find(([, { resource }]) => resource === type) ?? []
  if (folder) return kind?.isPreviewOnly ? kind.list : recordPath(folder, id)
  return type === 'topNavigation' ? id.replace(/\/$/, '') : ''
}

/** A gate as one text, for `data-gate`, hidden inputs and addresses: `corporate/publications~808~jumpBO`. */
export function gateText({ type, id, jump }: GateRef): string {
  return [type, id, jump].join('~')
}

/** `type~id~jump` as POST form carries it; the server checks the names. undefined when it is no gate. */
export function readGateText(text: string | undefined | null) {
  const [, type, id, jump] =
    /^([\w/-]{1,40})~([\w-]{1,64}|\/[\w/-]{0,100})~([\w:-]{1,97})$/.exec(text ?? '') ?? []
  return type === undefined || id === undefined || jump === undefined ? undefined : { type, id, jump }
}

/**
 * Attributes of a link that opens a form: a plain link to the form's page, which the dialog takes over where scripts
 * run. What the form opens afterwards is named by its record, never by its address (D26).
 */
export function formLink(href: (path: string) => string, formId: string, gate?: GateRef) {
  const path = recordPath('forms', formId)
  if (!gate) return { href: href(path), 'data-form': formId }
  const text = gateText(gate)
  return {
    href: href(`${path}?gate=${encodeURIComponent(text)}`),
    'data-form': formId,
    'data-gate': text,
  }
}

/** Where the form of a gate opens again over its resource's page (D6, D26); no language prefix. */
export function gateFormPath(gate: GateRef, formId: string): string {
  return `${gatePage(gate)}/form?id=${formId}&gate=${encodeURIComponent(gateText(gate))}`
}
