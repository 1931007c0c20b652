import type { StoredRecord } from './file'
import { byIdPriority, grouped, idTakenMessage } from './id-conflicts'
import type { FileProblem, ParsedFile } from './parse-file'
import { publicationStatusAt } from './times'

/** A file of a folder: its state, and the version of it that the site shows. */
export type Loaded = {
  stamp: string
  reading: ParsedFile
  /** The last version without a mistake of its own, or the readable one the site started with. */
  good?: StoredRecord
  /** True while `good` is only what could be read of a wrong file: the next readable version replaces it. */
  isPartiallyValid?: boolean
  shown?: StoredRecord | undefined
  mistakes: FileProblem[]
}
type File = { name: string; loaded: Loaded; record: StoredRecord; writtenAt: number; isHeld: boolean }

/**
 * Decides which version of every file the site shows (D31): the current file when nothing is wrong with it, else its last
 * good version, else what can be read of it; and of files with the same id only the one that keeps it.
 */
export function chooseVersions(files: ReadonlyMap<string, Loaded>, hasIds: boolean): void {
  const offered = [...files].flatMap(([name, loaded]): File[] => {
    const { reading, shown } = loaded
    loaded.mistakes = reading.mistakes
    const isRight = reading.mistakes.length === 0
    const isBetter = (!loaded.good || loaded.isPartiallyValid === true) && reading.isUsable
    const record = isRight || isBetter ? reading.record : loaded.good
    loaded.shown = undefined
    if (!record) return []
    const { writtenAt } = reading
    return [{ name, loaded, record, writtenAt, isHeld: shown !== undefined && shown.id === record.id }]
  })
  const groups = hasIds
    ? grouped(offered, ({ record, name }) => record.id ?? name)
    : offered.map((file) => [file])
  const losers = groups.flatMap((group) => {
    const [keeper, ...rest] = byIdPriority(group)
    if (keeper) show(keeper.loaded, keeper.record)
    return rest.map((file) => ({ ...file, keeper: keeper?.name ?? '' }))
  })
  const taken = new Set(groups.map(([file]) => file?.record.id))
  for (const { loaded, record, keeper } of losers) {
    const { idLine, mistakes } = loaded.reading
    loaded.mistakes = [...mistakes, { line: idLine, path: '$.id', message: idTakenMessage(record, keeper) }]
    if (!loaded.good || taken.has(loaded.good.id)) continue
    taken.add(loaded.good.id)
    loaded.shown = loaded.good
  }
}

function show(loaded: Loaded, record: StoredRecord) {
  if (record === loaded.reading.record) loaded.isPartiallyValid = loaded.reading.mistakes.length > 0
  loaded.shown = asItStands(record, loaded.reading)
  loaded.good = record
}

/** A last good version comes and goes as its file says now: a draft once the file says so, or says it in a form that cannot be read. */
function asItStands(good: StoredRecord, { record: newest }: ParsedFile): StoredRecord {
  if (!newest || newest === good) return good
  const { isDraft } = publicationStatusAt(newest, Date.now(), 'UTC')
  const { publishAt, expireAt } = newest
  if (!isDraft && publishAt === undefined && expireAt === undefined) return good
  return {
    ...good,
    ...(isDraft && { published: false }),
    ...(publishAt !== undefined && { publishAt }),
    ...(expireAt !== undefined && { expireAt }),
  }
}
