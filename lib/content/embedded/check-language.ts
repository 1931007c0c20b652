import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFile, ContentFileError, readContentSource } from './file'
import { type FolderRule, folders, singles } from './folders'

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

/** Every file of a language that can be parsed, and what is wrong with the others and with the folders. */
export function readLanguage(directory: string): { files: Read[]; findings: Finding[] } {
  const files: Read[] = []
  const findings: Finding[] = []
  const read = (file: string, folder: string, rule: FolderRule) => {
    try {
      files.push({ ...readContentSource(file), file, folder, rule })
    } catch (error) {
      const line = error instanceof ContentFileError ? error.line : 1
      const message = error instanceof ContentFileError ? error.reason : String(error)
      findings.push(mistake(file, line, message))
    }
  }
  for (const name of entries(directory, findings)) {
    const path = join(directory, name)
    const rule = folders[name]
    if (!statSync(path).isDirectory()) {
      const single = singles[name]
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
  for (const [name, { isOptional }] of Object.entries(singles)) {
    if (!isOptional && !files.some((file) => file.folder === name))
      findings.push(mistake(join(directory, name), 1, 'this file is missing'))
  }
  return { files, findings: dedupe(findings) }
}

/** A broken single file is told once, as broken, not as missing too. */
const dedupe = (findings: Finding[]) =>
  findings.filter((finding, index) => findings.findIndex(({ file }) => file === finding.file) === index)

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
