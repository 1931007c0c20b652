import type { CSSProperties } from 'react'
import { type Box, resizedUrl, widestOf } from '@/lib/contract/image-address'
import type { Resource } from '@/lib/contract/shared'
import { firstPicture } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'

type Props = {
  resource: Resource | undefined
  /** Another picture for phones; absent: the same one, smaller. */
  mobile?: Resource | undefined
  alt: string
  /** The box at 768 px and wider, and below. */
  box: Box
  mobileBox?: Box
  /** The one banner of the page: loaded first, everything else is lazy (D28). `phones`: only there, as it does not show on wide screens. */
  isPriority?: boolean | 'phones'
  className?: string | undefined
  style?: CSSProperties
}

/** A picture resized for its box on the screen at hand (×1.5, D28), with width and height so that nothing moves. No picture → nothing. */
export function Picture({
  resource,
  mobile,
  alt,
  box,
  mobileBox = box,
  isPriority = false,
  className,
  style,
}: Props) {
  const wide = firstPicture(resource) ?? firstPicture(mobile)
  if (!wide) return null
  const narrow = firstPicture(mobile) ?? wide
  const narrowUrl = resizedUrl(narrow, mobileBox[0])
  const ownUrl = resizedUrl(wide, box[0])
  // Of the same shape as the box, whose width and height hold for it.
  const widestUrl = resizedUrl(wide, widestOf(box))
  const image = (
    <img
      {...pictureSource(ownUrl)}
      alt={alt}
      width={box[0]}
      height={box[1]}
      {...(className && { className })}
      {...(style && { style })}
      decoding="async"
      {...(isPriority === true ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      {...(isPriority === 'phones' && { 'data-lead': 'phones' })}
    />
  )
  if (narrowUrl === ownUrl && widestUrl === ownUrl) return image
  return (
    <picture>
      {narrowUrl !== ownUrl && (
        <source media="(max-width: 767px)" srcSet={narrowUrl} width={mobileBox[0]} height={mobileBox[1]} />
      )}
      {widestUrl !== ownUrl && <source media="(min-width: 1680px)" srcSet={widestUrl} />}
      {image}
    </picture>
  )
}
