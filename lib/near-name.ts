import { editDistance } from './edit-distance'

/** A name as it is compared: `isRequired`, `is_required` and `REQUIRED` are one. */
const plain = (name: string) =>
  name
    .replace(/^is(?=[A-Z_])/, '')
    .replace(/[_\W]/g, '')
    .toLowerCase()
const letters = (word: string) => [...word].sort().join('')
/** The shortest name of which the beginning or the end may be missing. */
const LEAST = 4
/** The longest word that means one of ours. */
const LONGEST = 40

/** The name among those known that a misspelt one most likely means; undefined when none is near. */
export function nearName(written: string, known: readonly string[]): string | undefined {
  const word = plain(written)
  if (word.length > LONGEST) return undefined
  const rated = known.map((name) => {
    const other = plain(name)
    const isPart =
      Math.min(word.length, other.length) >= LEAST && (other.includes(word) || word.includes(other))
    // Letters in another order (`titel`) are one slip of the fingers.
    const isSlip = isPart || (word.length > LEAST && letters(word) === letters(other))
    return { name, far: isSlip ? 1 : editDistance(word, other) }
  })
  const [best] = rated.sort((a, b) => a.far - b.far)
  return best && best.far <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined
}
