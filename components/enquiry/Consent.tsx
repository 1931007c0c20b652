import type { FormOutline } from '@/lib/enquiry/compile-form'

type Props = { consent: FormOutline['consent']; className: string | undefined }

/** The line of consent with its link to the privacy page, where there is one, which opens beside the form and not instead of it. */
export function Consent({ consent: { before, link, after }, className }: Props) {
  return (
    <p className={className}>
      <span>{before}</span>
      {link.href ? (
        <a href={link.href} target="_blank" rel="noopener">
          {link.label}
        </a>
      ) : (
        <span>{link.label}</span>
      )}
      <span>{after}</span>
    </p>
  )
}
