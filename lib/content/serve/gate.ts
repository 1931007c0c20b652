const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object'
const without = (record: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

const jumpAddresses = ['attachment', 'attachmentUrl', 'buttonLink']
const mediaAddresses = ['videoMaterial', 'liveAddress']

/** A media resource whose jump is a FORM gates its video and live room too (media-gate.ts); other records keep theirs. */
const isGatedMedia = ({ titleContent, jumpBO }: Record<string, unknown>) =>
  titleContent !== undefined && isObject(jumpBO) && jumpBO.jumpContentType === 'FORM'

/**
 * A payload without the addresses that a form gates (D26, D34): those of FORM jumps, and of media that need a
 * contact their video, live room and jump. What remains says that there is a gate, not where it leads.
 */
export function withoutGated(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.map(withoutGated)
  if (!isObject(payload)) return payload
  const gated = payload.jumpContentType === 'FORM' ? without(payload, jumpAddresses) : payload
  const needsContact = payload.isNeedContact === true || isGatedMedia(payload)
  const open = needsContact ? without(gated, mediaAddresses) : gated
  return Object.fromEntries(
    Object.entries(open).map(([name, value]) => [
      name,
      withoutGated(
        needsContact && name === 'jumpBO' && isObject(value) ? without(value, jumpAddresses) : value,
      ),
    ]),
  )
}
