let isOn = false

/** True while texts are taken as they are written. */
export const isAsWritten = () => isOn

/**
 * Looks at records without making HTML of their texts, which is most of the work of reading one: Markdown stays Markdown, and out of
 * a schema HTML comes empty, never unsanitised. For checks.
 */
export function asWritten<T>(look: () => T): T {
  const before = isOn
  isOn = true
  try {
    return look()
  } finally {
    isOn = before
  }
}
