import type { Resource } from '@/lib/contract/shared'
import { pictureUrl } from '@/lib/rules/media/media-files'
import { pictureSource } from '@/lib/rules/media/picture-source'

type Props = {
  resource: Resource | undefined
  /** Width and height, CSS px. */
  size: readonly [number, number]
  alt?: string
  className?: string | undefined
  /** In sight when the page opens: not lazy. */
  isEager?: boolean
  /** Left out until the page is still: most visits never see it. */
  isLate?: boolean
}

/** A logo or a symbol, as it is; nothing where there is none. */
export function SmallPicture({ resource, size, alt = '', className, isEager, isLate }: Props) {
  const url = pictureUrl(resource)
  if (url === undefined) return null
  const [width, height] = size
  return (
    <img
      {...pictureSource(url)}
      alt={alt}
      {...(className && { className })}
      {...{ width, height }}
      {...(!isEager && { loading: 'lazy' as const })}
      {...(isLate && { 'data-late': '' })}
    />
  )
}
