'use client'

type Area = 'localStorage' | 'sessionStorage'

/** Values that could not be stored, in memory until the document is closed. */
const memory = new Map<string, string>()
const keyOf = (area: Area, name: string) => `${area}/${name}`

/** A stored value. All of a browser's storage is asked through this file: where it is denied (asking throws) or full, values live in memory until the document is closed. */
export function readStored(area: Area, name: string): string | undefined {
  const remembered = memory.get(keyOf(area, name))
  if (remembered !== undefined) return remembered
  try {
    return window[area].getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it; false when only this document remembers it. */
export function writeStored(area: Area, name: string, text: string | undefined): boolean {
  memory.delete(keyOf(area, name))
  try {
    if (text === undefined) window[area].removeItem(name)
    else window[area].setItem(name, text)
    return true
  } catch {
    if (text !== undefined) memory.set(keyOf(area, name), text)
    return false
  }
}

/** A stored value by JSON; undefined when there is none, or what lies there is none of ours. */
export function readStoredValue<T>(area: Area, name: string): T | undefined {
  try {
    return (JSON.parse(readStored(area, name) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
