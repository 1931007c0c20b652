import { ButtonLink } from '@/components/ui/Button'
import type { Jump } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { sectionTitle } from '@/lib/rules/address/section-titles'

type Props = {
  page: PageContext
  url: string | undefined
  /** The banner's first button. */
  jump: Jump | undefined
  title: string
}

/** The address a banner leads to besides its button (`bannerUrl`), named as the section it is; nothing when the button leads there too. */
export function OwnAddress({ page, url, jump, title }: Props) {
  if (!url || jump?.buttonLink === url) return null
  const section = sectionTitle(url)
  return (
    <ButtonLink href={page.href(url)} variant="outline" icon="arrow">
      <span>{page.t(section ?? 'jump.link')}</span>
      {!section && <span className="visually-hidden"> {title}</span>}
    </ButtonLink>
  )
}
