import type { Translator } from '@/lib/i18n/translator'
import type { DeliveryRow, EnquiryState } from '../store/tables'

type Words = { t: Translator }

/** A name as the end of a message's key: `desk.state${capital(state)}`. */
export const capital = <Name extends string>(name: Name) =>
  (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>

/** The state of an enquiry, in a word. */
export const stateName = ({ t }: Words, state: EnquiryState) => t(`desk.state${capital(state)}`)

/** How a delivery fares, in a word. */
export const statusName = ({ t }: Words, status: DeliveryRow['status']) =>
  t(`desk.delivery${capital(status)}`)

/** What a record is, in a word, by its folder of `content`; by none the site itself. */
export const kindName = ({ t }: Words, folder: string) =>
  t('desk.kindOf', { kind: folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) || 'site' })

/** A target by the name people know it by. */
export const targetName = ({ t }: Words, target: string) => t('desk.targetName', { target })
