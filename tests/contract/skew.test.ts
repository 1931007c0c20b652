import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { type RunningServer, startServer } from '@/scripts/lib/server'

// What the build before left (scripts/lib/earlier-files.mjs) is served like the build's own.
const name = `earlier-build-${process.pid}.js`
const file = join(root, '.next', 'static', 'chunks', name)
let site: RunningServer | undefined
beforeAll(async () => {
  writeFileSync(file, 'export const build = "the one before"')
  site = await startServer()
})
afterAll(async () => {
  rmSync(file, { force: true })
  await site?.stop()
})

it('a page of the build before, still open, gets the code it requests', async () => {
  const answer = await fetch(`${site?.url}/_next/static/chunks/${name}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(await answer.text()).toContain('the one before')
  expect((await fetch(`${site?.url}/_next/static/chunks/never-built.js`)).status).toBe(404)
})
