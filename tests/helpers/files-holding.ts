import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the files in a folder, and in those within, in whose bytes a text stands. */
export function filesHolding(folder: string, text: string): string[] {
  const wanted = Buffer.from(text)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(wanted))
}
