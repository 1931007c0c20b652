import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { startServer } from '../scripts/lib/server'

type Site = { url: string; stop: () => Promise<void> }

/** A site whose content was changed: `change` gets the folder of its copy. Ends with `stop`. */
export async function siteWith(change: (content: string) => void): Promise<Site> {
  const place = mkdtempSync(join(tmpdir(), 'northbay-plain-'))
  const content = join(place, 'content')
  cpSync('content', content, { recursive: true })
  change(content)
  const site = await startServer({ CONTENT_DIR: content })
  return {
    url: site.url,
    stop: async () => {
      await site.stop()
      rmSync(place, { recursive: true })
    },
  }
}

/** A site whose cases bring no measured result: its home page shows them in a row and every mark in the wall (§9). */
export const siteWithoutResults = () =>
  siteWith((content) => {
    for (const language of ['cn', 'en']) {
      const folder = join(content, language, 'cases')
      for (const name of readdirSync(folder)) {
        const record = parseDocument(readFileSync(join(folder, name), 'utf8'))
        record.delete('results')
        writeFileSync(join(folder, name), record.toString())
      }
    }
  })

/** A site whose banner has one slide, which has a scene. */
export const siteWithOneSlide = () =>
  siteWith((content) => {
    const file = join(content, 'cn/home/10-carousel.yaml')
    const module = parseDocument(readFileSync(file, 'utf8'))
    while (module.hasIn(['carouselOpt', 1])) module.deleteIn(['carouselOpt', 1])
    writeFileSync(file, module.toString())
  })
