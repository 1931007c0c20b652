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
  return {
    /** Remembers what a file uses; both languages of a folder count. */
    see(folder: string, record: unknown) {
      if (!isObject(record)) return
      note(folder, 'record', record.id)
      for (const inner of Object.values(record)) noteItems(folder, inner)
    },
    /** A number that nothing in the folder has; given out once. */
    next(folder: string, scope: Scope): number {
      const id = (highest.get(`${folder} ${scope}`) ?? 0) + 1
      note(folder, scope, id)
      return id
    },
  }
}
export type Numbers = ReturnType<typeof numbersOf>
