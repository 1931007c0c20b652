import { globalSingleton } from './global-singleton'
import { count } from './metrics'

/** A part of Next's documents that is looked for: the nonce of its render, its script elements. */
type Part = 'nonce' | 'scripts'

const parts = globalSingleton<Set<Part>>('unrecognised parts of documents', () => new Set())

/** A document is sent as Next wrote it, for want of this part (docs/upgrade.md): for figures and deep health. True the first time. */
export function isFirstUnrecognised(part: Part): boolean {
  count('unrecognised', { part })
  const isFirst = !parts.value.has(part)
  parts.value.add(part)
  return isFirst
}

/** What deep health says of it. */
export const unrecognisedLines = (): string[] =>
  [...parts.value].map((part) => `${part} of Next's documents not recognised: docs/upgrade.md`)
