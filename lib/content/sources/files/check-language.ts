import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { jsonPath } from '@/lib/contract/read'
import type { Problem, Topic } from './check-record'
import type { ContentFile } from './file'
import { type FolderRule, folders, singles } from './folders'
import { inspect } from './parse-file'
import type { Moment } from './wire'

/** What a check says of a place in a file; a note is no mistake. `folder`: the one that the message names. */
export type Finding = {
  file: string
  line: number
  path: string
  message: string
  isNote: boolean
  topic?: Topic
  folder?: string
}

/** A content file that could be parsed, with the rule of its folder. */
export type Read = Omit<ContentFile, 'written'> & { file: string; folder: string; rule: FolderRule }

/** How a file is read: anew, or as the running site knows it; undefined for one that is gone. */
export type ReadFile = (
  file: string,
  moment: Moment,
) => Pick<ReturnType<typeof inspect>, 'reading'> | undefined

/** A mistake at a line of a file. */
export const mistake = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  path: '$',
  message,
  isNote: false,
})

/** A problem of a record as what a check says of its file. */
export const findingAt = (
  { file, lineOf }: Read,
  { path, message, isNote, topic, folder }: Problem,
): Finding => ({
  ...{ file, line: lineOf(path), path: jsonPath(path), message, isNote: isNote === true },
  ...(topic && { topic }),
  ...(folder && { folder }),
})

/** The lines of a file, which is parsed for them: parsed documents of thousands of files are more than the site's memory has room for. */
function linesLater() {
  let last: { file: string; lineOf?: Read['lineOf'] | undefined } = { file: '' }
  return (file: string, idLine: number): Read['lineOf'] =>
    (path) => {
      if (path.length === 1 && path[0] === 'id') return idLine
      if (last.file !== file) last = { file, lineOf: inspect(file).content?.lineOf }
      return last.lineOf?.(path) ?? 1
    }
}

/** Every file of a language that can be parsed, and what is wrong with each by itself and with the folders. A step a file. */
export function* readLanguage(
  directory: string,
  moment: Moment,
  readFile: ReadFile,
): Generator<void, { files: Read[]; findings: Finding[] }> {
  const files: Read[] = []
  const findings: Finding[] = []
  const linesIn = linesLater()
  const read = (file: string, folder: string, rule: FolderRule) => {
    const { record, mistakes = [], idLine = 1, writtenAt = 0 } = readFile(file, moment)?.reading ?? {}
    findings.push(...mistakes.map((found) => ({ file, ...found, isNote: false })))
    if (record) files.push({ record, writtenAt, lineOf: linesIn(file, idLine), file, folder, rule })
  }
  const names = entries(directory, findings)
  for (const name of names) {
    const path = join(directory, name)
    const [rule, single] = [folders[name], singles[name]]
    if (!statSync(path).isDirectory()) {
      if (single) read(path, name, single)
      else
        findings.push(
          mistake(path, 1, `no such record: ${Object.keys(singles).join(' and ')} are the files here`),
        )
    } else if (!rule) findings.push(mistake(path, 1, `unknown folder: ${Object.keys(folders).join(', ')}`))
    else {
      for (const file of entries(path, findings)) {
        if (/\.(?:ya?ml|md)$/.test(file)) read(join(path, file), name, rule)
        else findings.push(mistake(join(path, file), 1, 'not a record: .yaml and .md files are'))
        yield
      }
    }
  }
  for (const [name, { isOptional }] of Object.entries(singles))
    if (!isOptional && !names.includes(name))
      findings.push(mistake(join(directory, name), 1, 'this file is missing'))
  return { files, findings }
}

function entries(directory: string, findings: Finding[]): string[] {
  try {
    return readdirSync(directory)
      .filter((name) => !name.startsWith('.'))
      .sort()
  } catch {
    findings.push(mistake(directory, 1, 'this folder is missing'))
    return []
  }
}
