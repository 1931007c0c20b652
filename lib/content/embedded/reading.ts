import { basename, dirname } from 'node:path'
import { jsonPath } from '@/lib/contract/read'
import { isReadableRecord, ownProblems } from './check-record'
import { ContentFileError, contentText, readContentSource, type StoredRecord } from './file'
import { ruleOf } from './folders'

export type Mistake = { line: number; path: string; message: string }
/** A file as it stands now: its record if one can be made of it, and what `content:check` says about it by itself. */
export type Reading = {
  record?: StoredRecord
  /** The id the file means, even where the rest of it cannot be read. */
  id: number | undefined
  writtenAt: number
  mistakes: Mistake[]
  /** False when no page could show it. */
  isUsable: boolean
  /** True when the system did not give the file: it may do so without any event. */
  isRefused?: boolean
  idLine: number
}

/** Whether a text is a valid time depends on neither the moment nor the zone. */
export const anyTime = { directory: '', now: 0, zone: 'UTC', preview: true }

function meantId(file: string, record?: StoredRecord): number | undefined {
  if (typeof record?.id === 'number') return record.id
  let text = ''
  try {
    text = contentText(file)
  } catch {
    // A file that cannot be parsed is known by its name alone.
  }
  const [, written] = /^id:[ \t]*["']?(\d{1,15})\b/m.exec(text) ?? []
  const [, named] = /^(\d{1,15})\b/.exec(basename(file)) ?? []
  const id = written ?? named
  return id === undefined ? undefined : Number(id)
}

/** Reads one content file and says what is wrong with it by the rule of its folder; never throws (D31). */
export function readRecord(file: string, folder = dirname(file)): Reading {
  try {
    const { written, record, writtenAt, lineOf } = readContentSource(file)
    const rule = ruleOf(folder, basename(file))
    const problems = rule ? ownProblems(written, rule, anyTime) : []
    const mistakes = problems.map(({ path, message }) => ({
      line: lineOf(path),
      path: jsonPath(path),
      message,
    }))
    const isUsable = mistakes.length === 0 || (rule !== undefined && isReadableRecord(written, rule, anyTime))
    return { record, id: meantId(file, record), writtenAt, mistakes, isUsable, idLine: lineOf(['id']) }
  } catch (error) {
    const isRefused = !(error instanceof ContentFileError)
    const [line, message] = isRefused ? [1, String(error)] : [error.line, error.reason]
    const mistakes = [{ line, path: '$', message }]
    return { id: meantId(file), writtenAt: 0, mistakes, isUsable: false, isRefused, idLine: 1 }
  }
}
