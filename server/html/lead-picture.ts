const reactPreload =
  /<link rel="preload"(?: href="[^"]*"| imageSrcSet="[^"]*"| imageSizes="[^"]*")* as="image"[^>]*\/>/g
const lead =
  /(?:<source media="\(max-width: 767px\)" srcSet="([^",]+)"[^>]*\/>)?(?:<source media="\(min-width: 1680px\)" srcSet="([^",]+)"[^>]*\/>)?<img\b(?=[^>]* fetchPriority="high")[^>]*? src="([^"]+)"/

/** A picture that leads on phones alone: on wide screens it is not shown, and stays lazy, so that it is not loaded there. */
const leadOfPhones =
  /<source media="\(max-width: 767px\)" srcSet="([^",]+)"[^>]*\/>(?:<source [^>]*\/>)?<img\b(?=[^>]* data-lead="phones")/

const between = (...media: (string | undefined)[]) => media.filter(Boolean).join(' and ')
const preload = (address: string, media: string) =>
  `<link rel="preload" as="image" href="${address}"${media && ` media="${media}"`} fetchPriority="high"/>`

/** Before it a phone takes itself for 980 px wide, and would ask for the wide picture as well. */
const viewport = /<meta name="viewport"[^>]*\/>/

/**
 * The head of a page whose first banner is asked for before anything else (D28): React, which cannot know which picture leads,
 * preloads every one that is not lazy, logos and icons too, and none that differs between phone and PC.
 */
export function withLeadPicture(head: string, body: string): string {
  const others = head.replace(reactPreload, '')
  const [found, narrow, widest, own = ''] = lead.exec(body) ?? []
  const onPhones = found ? narrow : leadOfPhones.exec(body)?.[1]
  const preloads = [
    onPhones && preload(onPhones, '(max-width: 767px)'),
    own && preload(own, between(narrow && '(min-width: 768px)', widest && '(max-width: 1679px)')),
    widest && preload(widest, '(min-width: 1680px)'),
  ]
  return others.replace(viewport, (meta) => [meta, ...preloads].join(''))
}
