import { Section } from '@/components/blocks/Section'
import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { ContactText } from '@/components/ui/ContactText'
import { Heading } from '@/components/ui/Words'
import type { Plate, PlateItem } from '@/lib/contract/company'
import { type Box, SMALL_CARD } from '@/lib/contract/image-address'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture, isSymbol } from '@/lib/rules/media/media-files'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { JumpButton } from '../JumpButton'
import { plateLayouts } from './PlateLayouts'
import styles from './plates.module.css'

/** A heading alone is no plate. */
const hasMore = ({ config, desc, resource }: Plate) => config.length > 0 || Boolean(desc ?? resource)

/** Plates of a company page: a heading with at most a button, a picture and titled points each, set as its layout says. */
export function Plates({ page, plates = [] }: { page: PageContext; plates: Plate[] | undefined }) {
  return plates.filter(hasMore).map((plate, index) => (
    <Section
      key={plate.name}
      title={plate.name}
      desc={plate.desc && <ContactText line={noBreakCounts(plate.desc)} />}
      aside={plate.jumpBO && <JumpButton page={page} jump={plate.jumpBO} />}
      variant={index % 2 === 0 ? 'mist' : 'paper'}
    >
      {plate.resource && (
        <div className={styles.cover}>
          <Picture resource={plate.resource} alt="" box={[1280, 440]} mobileBox={[335, 188]} />
        </div>
      )}
      {plate.config.length > 0 &&
        (plateLayouts.get(plate.layout ?? '')?.(page, plate) ?? <Points page={page} items={plate.config} />)}
    </Section>
  ))
}

/** What a portrait is wide and high, and any picture on phones where two stand in a row, CSS px. */
const HALF: Box = [160, 140]

function Points({ page, items }: { page: PageContext; items: PlateItem[] }) {
  const phoneBox = items.length > 3 ? HALF : SMALL_CARD
  const isPerson = ({ label, resource }: PlateItem) => Boolean(label) && hasPhoto(resource)
  return (
    <ul className={styles.points}>
      {items.map((point) => (
        <li key={point.title} data-person={isPerson(point) ? '' : undefined}>
          <PointPicture
            resource={point.resource}
            boxes={isPerson(point) ? [HALF, HALF] : [SMALL_CARD, phoneBox]}
          />
          <Heading as="h3" text={point.title} />
          {point.label && <p className={styles.label}>{point.label}</p>}
          {point.desc && <p>{noBreakCounts(point.desc)}</p>}
          <JumpButton page={page} jump={point.jumpBO} variant="text" className={styles.action ?? ''} />
        </li>
      ))}
    </ul>
  )
}

/** A picture with a label under its name shows a person: beside the words, no larger than one speaks. */
function hasPhoto(resource: Plate['resource']): boolean {
  const picture = firstPicture(resource)
  return picture !== undefined && !isSymbol(picture)
}

type PictureProps = { resource: Plate['resource']; boxes: [Box, Box] }

function PointPicture({ resource, boxes: [box, phoneBox] }: PictureProps) {
  const picture = firstPicture(resource)
  if (!picture) return null
  if (!isSymbol(picture))
    return <Picture resource={resource} alt="" box={box} mobileBox={phoneBox} className={styles.picture} />
  return <SmallPicture resource={resource} size={[40, 40]} className={styles.icon} />
}
