import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Loaded } from './accept'
import type { StoredRecord } from './file'
import { keptCopy } from './last-good'
import { type Parsed, parsedReading } from './parse-cache'
import { readRecord, readUnchecked } from './reading'

/** Reads a file at the start: the record an earlier run kept, else the file parsed now. It is checked later. */
type Quick = { parsed: ReturnType<Parsed['get']> }

/** A file that is new or changed, read anew; a wrong one at the start looks for the copy of its last good version. */
export function loadFile(file: string, known: Loaded | undefined, quick?: Quick): Loaded {
  const stamp = stampOf(file)
  if (known?.stamp === stamp) return known
  const reading = quick ? (parsedReading(quick.parsed, stamp) ?? readUnchecked(file)) : readRecord(file)
  const copy = known || reading.mistakes.length === 0 ? undefined : keptCopy(file)
  const good = known?.good ?? (copy === undefined ? undefined : goodCopy(copy, file))
  return {
    stamp,
    reading,
    mistakes: reading.mistakes,
    ...(good && { good }),
    isMakeshift: known?.isMakeshift === true,
    shown: known?.shown,
  }
}

function goodCopy(copy: string, file: string): StoredRecord | undefined {
  const { record, mistakes } = readRecord(copy, dirname(file))
  return mistakes.length === 0 ? record : undefined
}

function stampOf(file: string): string {
  try {
    const { mtimeMs, size } = statSync(file)
    return `${mtimeMs}-${size}`
  } catch {
    return 'gone'
  }
}
