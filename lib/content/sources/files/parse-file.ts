import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { jsonPath } from '@/lib/contract/read'
import { env } from '@/lib/env'
import { isReadableRecord, ownProblems } from './check-record'
import { type ContentFile, contentText, mistakeOf, parseContent, type StoredRecord } from './file'
import { ruleOf } from './folders'
import type { Moment } from './wire'

export type FileProblem = { line: number; path: string; message: string }
/** The current file: its record if one can be made of it, and what `content:check` says about it by itself. */
export type ParsedFile = {
  record?: StoredRecord
  /** The id the file means, even where the rest of it cannot be read. */
  id: number | undefined
  writtenAt: number
  /** Of its text: the same for the same words. */
  hash: string
  mistakes: FileProblem[]
  /** False when no page could show it. */
  isUsable: boolean
  /** True when the system did not give the file: it may do so without any event. */
  isRefused?: boolean
  idLine: number
}

/** Mistakes of one file that are reported: finding the line of each takes a walk through the file. */
const MOST_MISTAKES = 100

function meantId(name: string, text: string): number | undefined {
  const [, written] = /^id:[ \t]*["']?(\d{1,15})\b/m.exec(text) ?? []
  const [, named] = /^(\d{1,15})\b/.exec(name) ?? []
  const id = written ?? named
  return id === undefined ? undefined : Number(id)
}

const now = (): Moment => ({ now: Date.now(), zone: env().SITE_TIME_ZONE, preview: true })

/** One content file, what is wrong with it by the rule of its folder, and the lines of its fields, as far as it can be parsed; never throws (D31). */
export function inspect(
  file: string,
  folder = dirname(file),
  moment = now(),
): { reading: ParsedFile; content?: ContentFile } {
  const name = basename(file)
  const read = { writtenAt: 0, hash: '', mistakes: [] as FileProblem[], isUsable: false, idLine: 1 }
  let text = ''
  try {
    text = contentText(file)
    read.hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
    const content = parseContent(file, text)
    const { written, record, writtenAt, lineOf } = content
    const rule = ruleOf(folder, name)
    const problems = rule ? ownProblems(written, rule, moment).slice(0, MOST_MISTAKES) : []
    read.mistakes = problems.map(({ path, message }) => ({
      line: lineOf(path),
      path: jsonPath(path),
      message,
    }))
    const isUsable =
      read.mistakes.length === 0 || (rule !== undefined && isReadableRecord(written, rule, moment))
    const id = typeof record.id === 'number' ? record.id : meantId(name, text)
    return { reading: { ...read, record, id, writtenAt, isUsable, idLine: lineOf(['id']) }, content }
  } catch (error) {
    const { isRefused, mistake } = mistakeOf(error)
    return { reading: { ...read, mistakes: [mistake], isRefused, id: meantId(name, text) } }
  }
}

/** Reads one content file and says what is wrong with it by the rule of its folder; never throws (D31). */
export const readRecord = (file: string, folder?: string): ParsedFile => inspect(file, folder).reading
