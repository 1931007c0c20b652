import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What names an inside of Next, React or Turbopack: private variables, files, headers, attributes, forms of its elements. */
const insides =
  /__NEXT_PRIVATE|TURBOPACK|\b_rsc\b|segmentData|next\/dist\/|next-router-|x-nextjs-|x-middleware-|\bvt-\(|rel="preload" as="script"/
const files = ['app', 'components', 'lib', 'server', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((name) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(name))
  .concat('middleware.ts', 'next.config.ts', 'instrumentation-client.ts')
const rows = readFileSync('docs/upgrade.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line.split(/(?<!\\)\|/).map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  )

it('docs/upgrade.md lists each file that relies on an inside of Next, React or Turbopack; no more than before', () => {
  const listed = rows.flatMap(([, names = []]) => names)
  const hits = files.filter((file) => insides.test(readFileSync(file, 'utf8')))
  expect(hits.length).toBeGreaterThan(8)
  expect(hits.filter((file) => !listed.includes(file))).toEqual([])
  expect(listed.filter((file) => !existsSync(file))).toEqual([])
  expect([rows.length <= 5, listed.length <= 15], 'may only shrink').toEqual([true, true])
})

it('each row of it names a test that is there', () => {
  for (const [, , , tests = []] of rows) {
    expect(tests).not.toEqual([])
    expect(tests.filter((test) => !existsSync(test))).toEqual([])
  }
})
