'use client'

import { readStoredValue, writeStored } from '@/components/ui/storage.client'

/** What this tab's session stored under a name; undefined when nothing. */
export function readSession<T>(name: string): T | undefined {
  return readStoredValue<T>('sessionStorage', name)
}

/** Stores a value for this tab's session; undefined removes it. */
export function writeSession(name: string, value: unknown): void {
  writeStored('sessionStorage', name, value === undefined ? undefined : JSON.stringify(value))
}
