import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/run.mjs'

it('checks the folder that CONTENT_DIR names, wherever it lies (D31, D33)', () => {
  const directory = mkdtempSync(join(tmpdir(), 'content-'))
  for (const [index, mark] of ['cn', 'en'].entries()) {
    mkdirSync(join(directory, mark))
    writeFileSync(join(directory, mark, 'site.yaml'), `id: ${index + 1}\ntitle: T\nmark: ${mark}\n`)
    writeFileSync(join(directory, mark, 'footer.yaml'), 'quickLinksList: []\n')
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/content-check.ts'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: directory } },
  )
  rmSync(directory, { recursive: true, force: true })
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '0 mistakes, 0 notes\n', stderr: '' })
})
