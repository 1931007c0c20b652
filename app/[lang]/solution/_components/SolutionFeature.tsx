import { Section } from '@/components/blocks/Section'
import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { Heading, Lead } from '@/components/ui/Words'
import type { SolutionBlock } from '@/lib/contract/solutions'
import { firstPicture, isSymbol, phoneBox } from '@/lib/rules/media/media-files'
import styles from './solution.module.css'

type Props = {
  block: SolutionBlock | undefined
  eyebrow: string
  variant: 'mist' | 'dark'
  isMirrored?: boolean
}

/** One statement with its picture: the first solution block, the first business value (§2). */
export function SolutionFeature({ block, eyebrow, variant, isMirrored = false }: Props) {
  if (!block) return null
  // A symbol stands small above the words; only a real picture gets the room beside them.
  const picture = firstPicture(block.resourceUrl)
  const isIcon = isSymbol(picture)
  const hasScreen = picture !== undefined && !isIcon
  return (
    <Section variant={variant}>
      <div
        className={`${styles.feature} ${hasScreen ? '' : styles.alone} ${isMirrored ? styles.mirrored : ''}`}
      >
        <div className={styles.statement}>
          {isIcon && (
            <SmallPicture resource={block.resourceUrl} size={[48, 48]} className={styles.insightIcon} />
          )}
          <p className={styles.eyebrow}>{eyebrow}</p>
          <Heading as="h2" text={block.title} />
          {block.desc && (
            <p className={styles.desc}>
              <Lead text={block.desc} />
            </p>
          )}
        </div>
        {hasScreen && (
          <div className={styles.screen}>
            <Picture
              resource={block.resourceUrl}
              mobile={block.mobileResource}
              alt={block.title}
              box={[720, 450]}
              mobileBox={phoneBox(block.mobileResource, [335, 210])}
            />
          </div>
        )}
      </div>
    </Section>
  )
}
