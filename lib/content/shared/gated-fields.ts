import { asBoolean, jumpTypeOf } from '@/lib/contract/restrict'
import { isObject } from '@/lib/is-object'

const jumpAddresses = ['attachment', 'attachmentUrl', 'buttonLink']
const mediaAddresses = ['videoMaterial', 'liveAddress']

/** What opens after a form, or not at all because its kind cannot be read. */
function isForm(jump: Record<string, unknown>): boolean {
  const type = jumpTypeOf(jump)
  return type === 'FORM' || type === null
}
/** What cannot be read needs a contact. */
const needsContact = ({ isNeedContact = null }: Record<string, unknown>) =>
  isNeedContact !== null && asBoolean(isNeedContact) !== false

/** A media resource whose jump is a FORM gates its video and live room too (media-gate.ts); other records keep theirs. */
const isGatedMedia = ({ titleContent, jumpBO }: Record<string, unknown>) =>
  titleContent !== undefined && isObject(jumpBO) && isForm(jumpBO)

/**
 * Which fields of an object hold addresses that a form gates (contract, "Shared shapes"): those of a FORM jump, and of
 * media that need a contact their video, their live room and whatever their jump holds.
 */
export function gatedFields(record: Record<string, unknown>): {
  own: readonly string[]
  isJumpGated: boolean
} {
  const isJumpGated = needsContact(record) || isGatedMedia(record)
  return {
    own: [...(isForm(record) ? jumpAddresses : []), ...(isJumpGated ? mediaAddresses : [])],
    isJumpGated,
  }
}

export type AddressPlace = { path: PropertyKey[]; address: string; isGated: boolean }

/** Every text in a record with its path, and whether a form gates it. */
export function addressPlaces(value: unknown, path: PropertyKey[] = [], isGated = false): AddressPlace[] {
  if (typeof value === 'string') return [{ path, address: value, isGated }]
  if (Array.isArray(value)) return value.flatMap((item, at) => addressPlaces(item, [...path, at], isGated))
  if (!isObject(value)) return []
  const { own, isJumpGated } = gatedFields(value)
  const isJump = path.at(-1) === 'jumpBO'
  return Object.entries(value).flatMap(([name, item]) => {
    const isBehindForm = own.includes(name) || (isGated && (!isJump || jumpAddresses.includes(name)))
    const isWholeJump = name === 'jumpBO' && isJumpGated
    return addressPlaces(item, [...path, name], isBehindForm || isWholeJump)
  })
}

/** A payload without the gated addresses (D26, D34). What remains shows that there is a gate but not where it leads. */
export function withoutGated(payload: unknown, isJumpOfGated = false): unknown {
  if (Array.isArray(payload)) return payload.map((item) => withoutGated(item))
  if (!isObject(payload)) return payload
  const { own, isJumpGated } = gatedFields(payload)
  const left = isJumpOfGated ? [...own, ...jumpAddresses] : own
  const entries = Object.entries(payload).filter(([name]) => !left.includes(name))
  return Object.fromEntries(
    entries.map(([name, value]) => [name, withoutGated(value, name === 'jumpBO' && isJumpGated)]),
  )
}
