import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isSiteFile } from './routes'

it('every file that a handler or an icon of app/ answers is an address (D5)', () => {
  const names = readdirSync(join(process.cwd(), 'app'), { withFileTypes: true })
  const handled = names.filter((entry) =>
    entry.isDirectory() ? /\.\w+$/.test(entry.name) : /^(?:apple-)?icon\.\w+$/.test(entry.name),
  )
  expect(handled.map(({ name }) => name)).toContain('robots.txt')
  expect(handled.filter(({ name }) => !isSiteFile(`/${name}`))).toEqual([])
})
