import { posix } from 'node:path'

/** A row of the rooms in docs/architecture.md: what a room holds, and the rooms or files it may import besides itself. */
export type Room = { name: string; imports: string[] }
export type Source = { file: string; text: string }

/** The browser's files are a room across the others: each obeys its own row and this one. */
const BROWSER = '*.client'

const codeSpans = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

/** The rooms of the table under "## Rooms"; a room may have several rows. */
export function roomsIn(markdown: string): Room[] {
  const [, section = ''] = /^## Rooms$([\s\S]*?)(?=^## )/m.exec(markdown) ?? []
  const rooms = new Map<string, string[]>()
  for (const row of section.split('\n').filter((line) => line.startsWith('| `'))) {
    const [, names = '', , imports = ''] = row.split('|')
    for (const name of codeSpans(names)) rooms.set(name, [...(rooms.get(name) ?? []), ...codeSpans(imports)])
  }
  return [...rooms].map(([name, imports]) => ({ name, imports }))
}

const isWithin = (file: string, room: string) => file === room || file.startsWith(`${room}/`)

/** The innermost room of a file; undefined for what stands outside, such as configs. */
export function roomOf(file: string, rooms: readonly Room[]): Room | undefined {
  return rooms.filter(({ name }) => isWithin(file, name)).toSorted((a, b) => b.name.length - a.name.length)[0]
}

/** What a file imports, as paths from the root without knowing their endings; packages are none of the house's business. */
export function importsOf({ file, text }: Source): string[] {
  const specifiers = text.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g)
  return [...specifiers].flatMap(([, , name = '']) => {
    if (name.startsWith('@/')) return [name.slice(2)]
    return name.startsWith('.') ? [posix.join(posix.dirname(file), name)] : []
  })
}

/** True when a row lets its room import a target: its own room, a room it names, the rooms below it (`lib/*`), or one file. */
function allows({ name, imports }: Room, target: string, targetRoom: Room | undefined): boolean {
  return [name, ...imports].some((allowed) => {
    if (allowed.endsWith('/*')) return isWithin(target, allowed.slice(0, -2))
    return targetRoom?.name === allowed || moduleOf(target) === moduleOf(allowed)
  })
}

/** A file as imports name it: without its ending, a folder for its index. */
const moduleOf = (file: string) => file.replace(/\.(?:tsx?|mjs)$/, '').replace(/\/index$/, '')

/** Imports against the arrows, one line each. */
export function wrongImports(sources: readonly Source[], rooms: readonly Room[]): string[] {
  return sources.flatMap((source) => {
    const { file } = source
    const browser = /\.client\.tsx?$/.test(file) ? rooms.filter(({ name }) => name === BROWSER) : []
    const rows = [roomOf(file, rooms) ?? [], browser].flat()
    return importsOf(source)
      .filter((target) => rows.some((row) => !allows(row, target, roomOf(target, rooms))))
      .map((target) => `${file} imports ${target}`)
  })
}
