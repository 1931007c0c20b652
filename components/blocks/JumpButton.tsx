import { ButtonLink } from '@/components/ui/Button'
import type { IconName } from '@/components/ui/Icon'
import type { GateType } from '@/lib/contract/enquiry'
import type { Jump } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { type JumpTarget, jumpTarget } from '@/lib/rules/address/jump'
import { formLink, gatedTarget } from '@/lib/rules/gate/gate'
import { FileMenu } from './FileMenu'

/** The record, and which of its jumps, whose attachment, link or video a form gates (D26). */
export type Gate = { type: GateType; id: string; jump?: string }

type Props = {
  page: PageContext
  jump: Jump | undefined
  variant?: 'solid' | 'outline' | 'text'
  fallbackTitle?: string
  className?: string
  gate?: Gate
}

const icons: Record<JumpTarget['kind'], IconName> = {
  link: 'arrow',
  document: 'download',
  video: 'play',
  form: 'arrow',
}

function linkOf(page: PageContext, target: JumpTarget, jump: Jump | undefined, gate: Gate | undefined) {
  const href = page.href(target.href)
  switch (target.kind) {
    case 'link':
      return { href }
    case 'document':
      return { href, 'data-document': '', target: '_blank', rel: 'noopener' }
    case 'video':
      return { href, 'data-video': JSON.stringify(target.videos ?? []) }
    case 'form':
      return formLink(
        page.href,
        target.formId ?? '',
        gate && gatedTarget(jump) && { jump: 'jumpBO', ...gate },
      )
  }
}

/** The button of a jumpBO, for all four kinds (§3). It is a plain link; overlays take over where scripts run. Nothing to lead to → nothing. */
export function JumpButton({ page, jump, variant = 'solid', fallbackTitle, className = '', gate }: Props) {
  const target = jumpTarget(jump, page.localeConfig.defaultFormId)
  if (!target) return null
  const title = jump?.buttonTitle ?? fallbackTitle ?? page.t(`jump.${target.kind}`)
  if (target.files)
    return <FileMenu page={page} title={title} files={target.files} variant={variant} className={className} />
  return (
    <ButtonLink
      {...linkOf(page, target, jump, gate)}
      variant={variant}
      // A form that opens a file or a film shows that one's sign.
      icon={icons[(target.kind === 'form' && gate && gatedTarget(jump)?.kind) || target.kind]}
      className={className}
    >
      {title}
    </ButtonLink>
  )
}
