import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

type Content = Parameters<typeof writeFile>[1]
type Options = { mode?: number; signal?: AbortSignal }

/** What a process that was killed leaves of a file that it was writing ends so. */
export const HALF = '.tmp'

/** Writes beside the file and renames: readers and a kill -9 see the old content or the new one, never half of it. A failure leaves nothing behind. */
export async function writeFileAtomic(file: string, content: Content, options: Options = {}): Promise<void> {
  const beside = `${file}.${randomUUID()}${HALF}`
  try {
    await writeFile(beside, content, options)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
