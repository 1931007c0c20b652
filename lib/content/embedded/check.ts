import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { jsonPath } from '@/lib/contract/read'
import { marks } from '@/lib/i18n/locales'
import { addressPlaces } from '../gated-fields'
import { gatedFileOf } from '../gated-files'
import { claimProblems } from './check-claims'
import { type Offer, standingOf } from './check-links'
import { outerProblems, ownProblems, type Problem } from './check-record'
import { loopsAndRepeats, shadowsAndDeadEnds } from './check-redirects'
import { byClaim, grouped, takenBy } from './claims'
import { type ContentFile, ContentFileError, readContentSource } from './file'
import { type FolderRule, folders, singles } from './folders'
import { readRedirects } from './redirect-file'

export type Finding = { file: string; line: number; path: string; message: string; isNote: boolean }
export type CheckOptions = { contentDirectory: string; publicDirectory: string; zone: string; now: number }

type Read = ContentFile & { file: string; folder: string; rule: FolderRule }

/** Checks every file of content/{cn,en} by the contract's strict schemas, references and links included (D31). */
export function checkContent(options: CheckOptions): Finding[] {
  const languages = marks.map((mark) => readLanguage(join(options.contentDirectory, mark)))
  const findings = languages.flatMap(({ files, findings: early }, index) => {
    const directory = join(options.contentDirectory, marks[index] ?? '')
    return [...early, ...duplicates(files), ...filesFindings(files, directory, options)]
  })
  const [cn, en] = languages
  const notes = [
    ...(cn && en
      ? [...alternateNotes(cn.files, en.files, 'en'), ...alternateNotes(en.files, cn.files, 'cn')]
      : []),
    ...unusedGatedFiles(
      languages.flatMap(({ files }) => files),
      options.contentDirectory,
    ),
  ]
  const all = [...findings, ...notes, ...redirectFindings(languages, options)].map((finding) => ({
    ...finding,
    file: relative(process.cwd(), finding.file),
  }))
  return all.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

function redirectFindings(languages: { files: Read[] }[], options: CheckOptions): Finding[] {
  const file = join(options.contentDirectory, 'redirects.yaml')
  const { lines, problems } = readRedirects(file)
  const [cn, en] = languages.map(({ files }) => offerOf(files, options))
  if (!cn || !en) return []
  const found = [...problems, ...loopsAndRepeats(lines), ...shadowsAndDeadEnds(lines, { cn, en })]
  return found.map(({ line, path, message }) => ({ file, line, path, message, isNote: false }))
}

const mistake = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  path: '$',
  message,
  isNote: false,
})

function readLanguage(directory: string): { files: Read[]; findings: Finding[] } {
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

function duplicates(files: Read[]): Finding[] {
  const named = files.filter(({ rule }) => !rule.isAnonymous)
  return grouped(named, ({ folder, record }) => `${folder} ${record.id}`).flatMap((group) => {
    const [first, ...rest] = byClaim(group.map((item) => ({ ...item, name: basename(item.file) })))
    return rest.map(({ file, lineOf, record }) => ({
      ...mistake(file, lineOf(['id']), takenBy(record, first?.name ?? '')),
      path: '$.id',
    }))
  })
}

function offerOf(files: Read[], { publicDirectory, contentDirectory, now, zone }: CheckOptions): Offer {
  const standings = new Map(
    files.map(({ folder, record }) => [`${folder} ${record.id}`, standingOf(record, now, zone)]),
  )
  const introductions = files.filter(
    ({ folder, record }) => folder === 'introductions' && standingOf(record, now, zone) === 'shown',
  )
  return {
    has: (folder, id) => standings.get(`${folder} ${id}`),
    introductionTypes: new Set(introductions.map(({ record }) => String(record.type))),
    publicDirectory,
    contentDirectory,
  }
}

function filesFindings(files: Read[], directory: string, options: CheckOptions): Finding[] {
  const { zone, now } = options
  const offer = offerOf(files, options)
  return files.flatMap(({ file, record, rule, lineOf }) => {
    const snapshot = { directory, now, zone, preview: true }
    const problems = [
      ...ownProblems(record, rule, snapshot),
      ...outerProblems(record, rule, offer),
      ...claimProblems(record, options),
    ]
    return problems.map(({ path, message, isNote }: Problem) => ({
      file,
      line: lineOf(path),
      path: jsonPath(path),
      message,
      isNote: isNote ?? false,
    }))
  })
}

/** The film that captions lie beside has their name up to the language. */
const filmStem = (file: string) => file.replace(/\.[A-Za-z0-9-]+\.vtt$|\.[^.]+$/, '')

/** Files of content/gated that no record names: nobody can come to them. Captions are named with their film. */
function unusedGatedFiles(files: Read[], contentDirectory: string): Finding[] {
  const named = new Set(
    files.flatMap(({ record }) =>
      addressPlaces(record).flatMap(({ address }) => gatedFileOf(contentDirectory, address) ?? []),
    ),
  )
  const stems = new Set([...named].map(filmStem))
  const isNamed = (file: string) => named.has(file) || (file.endsWith('.vtt') && stems.has(filmStem(file)))
  const folder = join(contentDirectory, 'gated')
  const there = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return there
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !isNamed(file))
    .map((file) => ({ ...mistake(file, 1, 'no record names this file'), isNote: true }))
}

function alternateNotes(files: Read[], others: Read[], mark: string): Finding[] {
  const there = new Set(others.map(({ folder, record }) => `${folder} ${record.id}`))
  return files.flatMap(({ file, folder, record, lineOf, rule }) => {
    const hasAlternate = rule.isAnonymous || folder in singles || there.has(`${folder} ${record.id}`)
    return hasAlternate
      ? []
      : [
          {
            ...mistake(
              file,
              lineOf(['id']),
              `no record ${record.id} in ${mark}: the language switch leads to the list`,
            ),
            path: '$.id',
            isNote: true,
          },
        ]
  })
}
