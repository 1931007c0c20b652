import { editDistance } from './edit-distance'
import { environment } from './settings'

const names = Object.keys(environment.shape)
const wordsOf = (name: string) => name.split('_')
const letters = (name: string) => [...name].sort().join('')
const parts = new Map(names.map((name) => [name, wordsOf(name)]))
const partsOf = (name: string) => parts.get(name) ?? []
const firstWords = names.map((name) => wordsOf(name)[0])

/** The address of a service that Kubernetes sets for each process beside it. */
const isService = (name: string, value: string) =>
  /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)/.test(name) || /^(?:tcp|udp):\/\//.test(value)

/** One letter in four is another one, or letters have changed places. */
function isNear(written: string, known: string): boolean {
  const most = Math.floor(written.length / 4)
  if (editDistance(written, known, most) <= most) return true
  return written.length > 3 && written.length === known.length && letters(written) === letters(known)
}

/** True when all of a few words, two at least, stand among many in their order. */
function isWithin(few: readonly string[], many: readonly string[]): boolean {
  let at = 0
  for (const word of many) if (word === few[at]) at += 1
  return few.length > 1 && at === few.length
}

/** Only some words of a setting (`CONTENT_URL`), or more than it has (`SITE_BASE_URL`). */
const isHalf = (some: readonly string[], all: readonly string[]) =>
  isWithin(some, all) || (some[0] === all[0] && isWithin(all, some))

/** Begins as one setting alone does and ends in another way (`SMTP_HOST`). */
const hasItsBeginning = ([first = '', ...more]: readonly string[], all: readonly string[]) =>
  first === all[0] &&
  first.length > 2 &&
  Math.min(more.length, all.length - 1) > 0 &&
  firstWords.filter((word) => word === first).length === 1

/** The setting among those unset that a variable most likely means; of what may be Node's or OpenTelemetry's own, by its letters alone. */
function meantBy(name: string, value: string, unset: readonly string[]): string | undefined {
  const written = name.toUpperCase()
  if (isService(written, value)) return undefined
  const near = unset.find((known) => isNear(written, known))
  if (near || /^(?:NODE|OTEL)_/.test(written)) return near
  const bare = written.replace(/^(?:NEXT_PUBLIC|SITE|APP|HTTP|SERVER)_/, '')
  const [words, bareWords] = [wordsOf(written), wordsOf(bare)]
  return (
    unset.find((known) => bare !== written && isNear(bare, known)) ??
    unset.find((known) => isHalf(words, partsOf(known)) || isHalf(bareWords, partsOf(known))) ??
    unset.find(
      (known) => hasItsBeginning(words, partsOf(known)) || hasItsBeginning(bareWords, partsOf(known)),
    )
  )
}

/** Variables that no setting has the name of and one that is unset nearly has, a line each; a warning, as they may be another program's. */
export function misspeltSettings(source: Record<string, string | undefined>): string[] {
  const unset = names.filter((name) => !source[name]?.trim())
  return Object.entries(source).flatMap(([name, value]) => {
    const meant = value?.trim() && !names.includes(name) && meantBy(name, value, unset)
    return meant ? [`${name}: there is no such setting; is ${meant} meant?`] : []
  })
}
