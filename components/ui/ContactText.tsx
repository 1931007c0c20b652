import { contactParts } from '@/lib/rules/text/contact-text'

/** A line whose numbers can be called and whose addresses can be written to. */
export function ContactText({ line, className }: { line: string; className?: string | undefined }) {
  return contactParts(line).map(({ text, href }) =>
    href ? (
      <a key={text} className={className} href={href} translate="no">
        {text}
      </a>
    ) : (
      <span key={text}>{text}</span>
    ),
  )
}
