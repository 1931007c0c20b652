import { isObject } from '@/lib/is-object'

type Scope = 'record' | 'item'

/** The numbers of records and of what stands inside them, by folder; the next free one is one more than the highest. */
export function numbersOf() {
  const highest = new Map<string, number>()
  const note = (folder: string, scope: Scope, id: unknown) => {
    const key = `${folder} ${scope}`
    if (typeof id === 'number' && id > (highest.get(key) ?? 0)) highest.set(key, id)
  }
  const noteItems = (folder: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) noteItems(folder, item)
    if (!isObject(value)) return
    // An object with nothing but an id is a reference to a record elsewhere.
    if (Object.keys(value).length > 1) note(folder, 'item', value.id)
    for (const inner of Object.values(value)) noteItems(folder, inner)
  }
  const waiting = new Set<() => void>()
  return {
    /** Remembers a number that others took while new records are open: those are asked for theirs again. */
    taken(folder: string, id: number) {
      note(folder, 'record', id)
      for (const ask of waiting) ask()
    },
    /** Asks again whenever a number was taken, until what this returns is called. */
    onTaken(ask: () => void): () => void {
      waiting.add(ask)
      return () => waiting.delete(ask)
    },
    /** Remembers what a file uses; both languages of a folder count. */
    see(folder: string, record: unknown) {
      if (!isObject(record)) return
      note(folder, 'record', record.id)
      for (const inner of Object.values(record)) noteItems(folder, inner)
    },
    /** The number of a record: its own; for a new one, or a duplicate, the next that no file has. */
    ofRecord(folder: string, held: unknown, isNew: boolean): number {
      const last = highest.get(`${folder} record`) ?? 0
      return typeof held === 'number' && !(isNew && held <= last) ? held : last + 1
    },
    /** The number of an item: its own, else one that nothing in the folder has, given out once. */
    ofItem(folder: string, held: unknown): number {
      if (typeof held === 'number') return held
      const id = (highest.get(`${folder} item`) ?? 0) + 1
      note(folder, 'item', id)
      return id
    },
  }
}
export type Numbers = ReturnType<typeof numbersOf>
