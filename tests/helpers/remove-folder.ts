import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Removes a folder whose process has just ended: a file that it wrote last may appear while its folder is emptied. Throws after 2,000 ms. */
export async function removeFolder(path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return rmSync(path, { recursive: true, force: true })
    } catch (error) {
      if (attempt === 20) throw error
      await sleep(100)
    }
}
