import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { startServer } from '../scripts/lib/server'

/** A site whose cases bring no measured result: its home page shows them in a row and every mark in the wall (§9). Ends with `stop`. */
export async function siteWithoutResults(): Promise<{ url: string; stop: () => Promise<void> }> {
  const place = mkdtempSync(join(tmpdir(), 'northbay-plain-'))
  const content = join(place, 'content')
  cpSync('content', content, { recursive: true })
  for (const language of ['cn', 'en']) {
    const folder = join(content, language, 'cases')
    for (const name of readdirSync(folder)) {
      const record = parseDocument(readFileSync(join(folder, name), 'utf8'))
      record.delete('results')
      writeFileSync(join(folder, name), record.toString())
    }
  }
  const site = await startServer({ CONTENT_DIR: content })
  return {
    url: site.url,
    stop: async () => {
      await site.stop()
      rmSync(place, { recursive: true })
    },
  }
}
