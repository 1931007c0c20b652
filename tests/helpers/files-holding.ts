import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a file holds; nothing when it has gone since it was listed, as half-written ones of a running site do. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

/** Names of the files in a folder, and in those within, in whose bytes a text stands. */
export function filesHolding(folder: string, text: string): string[] {
  const wanted = Buffer.from(text)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => bytesOf(path).includes(wanted))
}
