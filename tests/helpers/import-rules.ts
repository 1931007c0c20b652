import { posix } from 'node:path'

/** A row of the folders in docs/architecture.md: what a folder holds, and the folders or files it may import besides itself. */
export type Folder = { name: string; imports: string[] }
export type Source = { file: string; text: string }

/** The browser's files are a folder across the others: each obeys its own row and this one. */
const BROWSER = '*.client'

const codeSpans = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

/** The folders of the table under "## Folders"; a folder may have several rows. */
export function foldersIn(markdown: string): Folder[] {
  const [, section = ''] = /^## Folders$([\s\S]*?)(?=^## )/m.exec(markdown) ?? []
  const folders = new Map<string, string[]>()
  for (const row of section.split('\n').filter((line) => line.startsWith('| `'))) {
    const [, names = '', , imports = ''] = row.split('|')
    for (const name of codeSpans(names))
      folders.set(name, [...(folders.get(name) ?? []), ...codeSpans(imports)])
  }
  return [...folders].map(([name, imports]) => ({ name, imports }))
}

const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

/** The innermost folder of a file; undefined for what stands outside, such as configs. */
export function folderOf(file: string, folders: readonly Folder[]): Folder | undefined {
  return folders
    .filter(({ name }) => isWithin(file, name))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
}

/** What a file imports, as paths from the root without knowing their endings; packages are none of the house's business. */
export function importsOf({ file, text }: Source): string[] {
  const specifiers = text.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g)
  return [...specifiers].flatMap(([, , name = '']) => {
    if (name.startsWith('@/')) return [name.slice(2)]
    return name.startsWith('.') ? [posix.join(posix.dirname(file), name)] : []
  })
}

/** True when a row lets its folder import a target: its own folder, a folder it names, the folders below it (`lib/*`), or one file. */
function allows({ name, imports }: Folder, target: string, targetFolder: Folder | undefined): boolean {
  return [name, ...imports].some((allowed) => {
    if (allowed.endsWith('/*')) return isWithin(target, allowed.slice(0, -2))
    return targetFolder?.name === allowed || moduleOf(target) === moduleOf(allowed)
  })
}

/** A file as imports name it: without its ending, a folder for its index. */
const moduleOf = (file: string) => file.replace(/\.(?:tsx?|mjs)$/, '').replace(/\/index$/, '')

/** Imports that the rules do not allow, one line each. */
export function wrongImports(sources: readonly Source[], folders: readonly Folder[]): string[] {
  return sources.flatMap((source) => {
    const { file } = source
    const browser = /\.client\.tsx?$/.test(file) ? folders.filter(({ name }) => name === BROWSER) : []
    const rows = [folderOf(file, folders) ?? [], browser].flat()
    return importsOf(source)
      .filter((target) => rows.some((row) => !allows(row, target, folderOf(target, folders))))
      .map((target) => `${file} imports ${target}`)
  })
}

/** Rules that no file uses, one line each: a table that allows more than is needed says nothing. */
export function unusedRules(sources: readonly Source[], folders: readonly Folder[]): string[] {
  const places = folders.filter(({ name }) => !name.startsWith('*'))
  return places.flatMap((place) => {
    const targets = sources
      .filter(({ file }) => folderOf(file, places) === place)
      .flatMap(importsOf)
      .filter((target) => folderOf(target, places) !== place)
    const isUsed = (rule: string) =>
      targets.some((target) => allows({ name: rule, imports: [] }, target, folderOf(target, places)))
    return place.imports
      .filter((rule) => !isUsed(rule) && !isUsed(rule.replace(/\/\*$/, '')))
      .map((rule) => `${place.name} → ${rule}`)
  })
}

/** Files that import each other in a circle, types included: what is left once files that import none, or that none imports, are taken away. */
export function circularFiles(sources: readonly Source[]): string[] {
  const left = new Map(sources.map((source) => [moduleOf(source.file), importsOf(source).map(moduleOf)]))
  for (let before = Number.POSITIVE_INFINITY; left.size < before; ) {
    before = left.size
    const imported = new Set([...left.values()].flat())
    for (const [file, imports] of left)
      if (!imported.has(file) || !imports.some((name) => left.has(name))) left.delete(file)
  }
  return [...left.keys()]
}

/** Circles of the rules, one line each: two folders that import each other, or a longer circle. */
export function circles(folders: readonly Folder[]): string[] {
  const places = folders.filter(({ name }) => !name.startsWith('*'))
  const next = ({ name, imports }: Folder) =>
    places.filter(
      (other) => other.name !== name && imports.some((allowed) => folderOf(allowed, places) === other),
    )
  const way = (from: Folder, to: Folder, seen: Set<Folder>): Folder[] | undefined => {
    for (const step of next(from)) {
      if (step === to) return [from, to]
      if (seen.has(step)) continue
      seen.add(step)
      const rest = way(step, to, seen)
      if (rest) return [from, ...rest]
    }
    return undefined
  }
  return places.flatMap((place) => {
    const found = way(place, place, new Set())
    return found ? [found.map(({ name }) => name).join(' → ')] : []
  })
}
