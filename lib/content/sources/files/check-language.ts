import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { jsonPath } from '@/lib/contract/read'
import type { Problem } from './check-record'
import type { ContentFile } from './file'
import { type FolderRule, folders, singles } from './folders'
import { inspect } from './parse-file'
import type { Moment } from './wire'

/** What a check says of a place in a file; a note is no mistake. */
export type Finding = { file: string; line: number; path: string; message: string; isNote: boolean }

/** A content file that could be parsed, with the rule of its folder. */
export type Read = ContentFile & { file: string; folder: string; rule: FolderRule }

/** A mistake at a line of a file. */
export const mistake = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  path: '$',
  message,
  isNote: false,
})

/** A problem of a record as what a check says of its file. */
export const findingAt = ({ file, lineOf }: Read, { path, message, isNote }: Problem): Finding => ({
  ...{ file, line: lineOf(path), path: jsonPath(path), message, isNote: isNote === true },
})

/** Every file of a language that can be parsed, and what is wrong with each by itself and with the folders. */
export function readLanguage(directory: string, moment: Moment): { files: Read[]; findings: Finding[] } {
  const files: Read[] = []
  const findings: Finding[] = []
  const read = (file: string, folder: string, rule: FolderRule) => {
    const { reading, content } = inspect(file, undefined, moment)
    findings.push(...reading.mistakes.map((found) => ({ file, ...found, isNote: false })))
    if (content) files.push({ ...content, file, folder, rule })
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
