import type { ConsultTexts } from './texts'

/** The line of consent with its link to the privacy page, which opens beside the form and not instead of it. */
export function Consent({ texts, className }: { texts: ConsultTexts; className: string | undefined }) {
  const [before = '', after = ''] = texts.consent.split('{privacy}')
  return (
    <p className={className}>
      {before}
      <a href={texts.privacyHref} target="_blank" rel="noopener">
        {texts.privacy}
      </a>
      {after}
    </p>
  )
}
