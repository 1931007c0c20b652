import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { recordLists } from '@/lib/content-types/addresses'
import { lossesIn } from '@/lib/contract/html-losses'
import { defaultFormsOf, defaultLocale, type Locale, localeConfigs, locales } from '@/lib/i18n/locales'
import { atOnce } from '@/lib/yield-between'
import {
  alternateNotes,
  duplicates,
  introductionNotes,
  missingForms,
  missingPrivacy,
  unnamedKinds,
  unreachedRecords,
  unusedGatedFiles,
} from './check-across'
import { dictionaryProblems } from './check-dictionary'
import { type Finding, findingAt, type Read, type ReadFile, readLanguage } from './check-language'
import { type LinkTargets, linkTargetsOf } from './check-links'
import { presentationNotes } from './check-presentation'
import { draftTimeNotes, type Problem } from './check-record'
import { loopsAndDuplicates, unusableRedirects } from './check-redirects'
import { outerProblems } from './check-references'
import { statedFactProblems } from './check-stated-facts'
import { inspect } from './parse-file'
import { readRedirects } from './redirect-file'

export type { Finding } from './check-language'
export type CheckOptions = {
  contentDirectory: string
  publicDirectory: string
  zone: string
  now: number
  /** Set: another host has the marketplace (D7). */
  go1688Host?: string | undefined
}

const anew: ReadFile = (file, moment) => inspect(file, undefined, moment)

/** Checks every file of content/{cn,en} by the contract's strict schemas, references and links included (D31). */
export const checkContent = (options: CheckOptions): Finding[] => atOnce(checkSteps(options))

/** The same in steps of a file each. */
export function* checkSteps(options: CheckOptions, readFile = anew): Generator<void, Finding[]> {
  const moment = { now: options.now, zone: options.zone, preview: true }
  // A language without a folder has no site (D36); where no language has one, each is reported.
  const there = locales.filter((locale) => existsSync(join(options.contentDirectory, locale)))
  const languages: ({ locale: Locale } & { files: Read[]; findings: Finding[] })[] = []
  for (const locale of there.length > 0 ? there : locales)
    languages.push({
      locale,
      ...(yield* readLanguage(join(options.contentDirectory, locale), moment, readFile)),
    })
  const findings: Finding[] = []
  for (const { locale, files, findings: early } of languages) {
    const directory = join(options.contentDirectory, locale)
    const all = targetsOf(locale, files, options)
    const named = new Set<string>()
    const has: LinkTargets['has'] = (folder, id) => {
      named.add(`${folder}/${id}`)
      return all.has(folder, id)
    }
    const targets = { ...all, has }
    const isMarketplaceServed =
      !options.go1688Host &&
      hasMarketplace(languages.find((language) => language.locale === defaultLocale)?.files ?? [])
    findings.push(
      ...early,
      ...duplicates(files),
      ...introductionNotes(files),
      ...unnamedKinds(files),
      ...(yield* filesFindings(files, targets, options, locale)),
      ...missingForms(files, directory, defaultFormsOf(locale, isMarketplaceServed), targets),
      ...missingPrivacy(files, directory, targets),
      ...unreachedRecords(files, named, moment),
    )
  }
  const [cn, en] = locales.map((locale) => languages.find((language) => language.locale === locale))
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
    file: relative(/* turbopackIgnore: true */ process.cwd(), finding.file),
  }))
  return all.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

const hasMarketplace = (files: Read[]) =>
  files.some(({ file, folder }) => folder === 'pages' && basename(file).startsWith('go1688'))

function redirectFindings(languages: { locale: Locale; files: Read[] }[], options: CheckOptions): Finding[] {
  const file = join(options.contentDirectory, 'redirects.yaml')
  const { lines, problems } = readRedirects(file)
  const offers = new Map(languages.map(({ locale, files }) => [locale, targetsOf(locale, files, options)]))
  const found = [
    ...problems,
    ...loopsAndDuplicates(lines, [...offers.keys()]),
    ...unusableRedirects(lines, offers),
  ]
  return found.map(({ line, path, message, folder }) => ({
    ...{ file, line, path, message, isNote: false },
    ...(folder && { folder }),
  }))
}

function targetsOf(locale: Locale, files: Read[], options: CheckOptions): LinkTargets {
  const records = new Map(files.map(({ folder, record }) => [`${folder} ${record.id}`, record]))
  const introductions = files.flatMap(({ folder, record }) => (folder === 'introductions' ? [record] : []))
  return linkTargetsOf((folder, id) => records.get(`${folder} ${id}`), introductions, { locale, ...options })
}

/** The sections of which a language has nothing, by their paths: it has no such pages. None for a language without a site. */
export function lackedSections(options: CheckOptions): { locale: Locale; paths: string[] }[] {
  return locales.flatMap((locale) => {
    const { lacks, isRedirected } = targetsOf(locale, [], options)
    const isSite = existsSync(join(options.contentDirectory, locale, 'site.yaml'))
    const paths = isSite
      ? [...recordLists, '/ai', '/go1688'].filter((path) => lacks(path) && !isRedirected(path))
      : []
    return paths.length > 0 ? [{ locale, paths }] : []
  })
}

function* filesFindings(
  files: Read[],
  targets: LinkTargets,
  options: CheckOptions,
  locale: Locale,
): Generator<void, Finding[]> {
  const findings: Finding[] = []
  for (const read of files) {
    const { record, rule } = read
    const losses = lossesIn(rule.schema, record).map(
      ({ path, losses }): Problem => ({
        ...{ path, message: `left out of the text: ${losses.join(', ')}`, isNote: true },
      }),
    )
    const lost = Object.entries(record).flatMap(([name, value]): Problem[] =>
      JSON.stringify(value)?.includes('\uFFFD')
        ? [{ path: [name], message: 'letters were lost where � stands: write them anew', isNote: true }]
        : [],
    )
    const problems = [
      ...lost,
      ...outerProblems(record, rule, targets),
      ...statedFactProblems(record, options),
      ...dictionaryProblems(record, locale),
      ...draftTimeNotes(record),
      ...losses,
      ...presentationNotes(record, read.folder, localeConfigs[locale].bcp47),
    ]
    findings.push(...problems.map((problem) => findingAt(read, problem)))
    yield
  }
  return findings
}
