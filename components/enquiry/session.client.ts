'use client'

/** What this browser session stored under a name; undefined when nothing, or when storage is forbidden. */
export function readSession<T>(name: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value for this browser session; undefined removes it. Without storage nothing is kept, and nothing breaks. */
export function writeSession(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Forbidden or full: the visitor types again, no more.
  }
}
