import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/lib/run.mjs'

const folders = ['content/gated', 'public/assets/files']
const papers = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => join(folder, name)),
)

/** How many letters are set on each page of a PDF: the codes that its content shows, one or two bytes each. */
function lettersOf(file: string): number[] {
  const pdf = readFileSync(join(root, file))
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const start = text.indexOf('stream\n', text.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length
    const content = inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')
    return [...content.matchAll(/<([0-9A-F]+)> Tj/g)].reduce(
      (sum, [, codes = '']) => sum + codes.length / 2,
      0,
    )
  })
}

describe('papers of the demo company', () => {
  it.each(papers)('no page is nearly empty: %s', (file) => {
    const pages = lettersOf(file)
    expect(pages.length).toBeGreaterThan(0)
    const inner = pages.slice(file.includes('agreement') ? 0 : 1, -1)
    const least = file.includes('.cn.') ? 350 : 700
    expect(inner.filter((letters) => letters < least)).toEqual([])
    expect(pages.at(-1)).toBeGreaterThan(least / 3)
  })

  it('a paper opens at once: 1.6 MB at most', () => {
    const heavy = papers.filter((file) => readFileSync(join(root, file)).length > 1.6 * 1024 * 1024)
    expect(heavy).toEqual([])
  })

  it.each(['cn', 'en'])('a white paper answers the questions of its page, with a figure and a table: %s', (lang) => {
    const directory = join(root, 'content', lang, 'publications')
    for (const name of readdirSync(directory)) {
      const { id, type, publicationDescribe: page } = parse(readFileSync(join(directory, name), 'utf8'))
      if (type !== 'WHITE_PAPER') continue
      const found = readFileSync(join(root, `demo/print/findings/${id}.${lang}.md`), 'utf8')
      expect(found.match(/^## /gm)?.length, name).toBe((page as string).match(/^\d\. /gm)?.length)
      expect(found, name).toMatch(/^```(?:bars|steps)$/m)
      expect(found, name).toMatch(/^\| --- /m)
    }
  })
})
