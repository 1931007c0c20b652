const KEY = Symbol.for('northbay.process-state')
const holder = globalThis as typeof globalThis & { [KEY]?: Map<string, { value: unknown }> }

/**
 * A value that the whole process has once, under a name. Next loads modules more than once (server entry, handlers, pages), so
 * what they keep in module variables exists more than once too. `first` makes the value when nobody has yet.
 */
export function globalSingleton<T>(name: string, first: () => T): { value: T } {
  holder[KEY] ??= new Map()
  const existing = holder[KEY].get(name) ?? { value: first() }
  holder[KEY].set(name, existing)
  return existing as { value: T }
}
