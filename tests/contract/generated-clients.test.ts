import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import { afterAll, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'

// Types that a generator makes of docs/openapi.json, for the two languages of most integrators: they must compile.

type Operation = {
  operationId: string
  responses: { 200: { content: { 'application/json': { schema: object } } } }
}
const { paths, components } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: object
}

const directory = mkdtempSync(join(tmpdir(), 'northbay-client-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** The generated source of every answer, each a property of `ContentApi` by its operationId. */
async function generated(lang: 'typescript' | 'java'): Promise<string> {
  const answers = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [operationId, responses[200].content['application/json'].schema])
  const schema = { type: 'object', properties: Object.fromEntries(answers), components }
  const source = new JSONSchemaInput(new FetchingJSONSchemaStore())
  await source.addSource({ name: 'ContentApi', schema: JSON.stringify(schema) })
  const inputData = new InputData()
  inputData.addInput(source)
  const { lines } = await quicktype({ inputData, lang, rendererOptions: { 'just-types': 'true' } })
  return lines.join('\n')
}

it('types in TypeScript compile, and name what an answer holds', { timeout: 120_000 }, async () => {
  writeFileSync(join(directory, 'api.ts'), await generated('typescript'))
  writeFileSync(
    join(directory, 'use.ts'),
    `import type { ContentAPI } from './api'
export const label = ({ siteDictionary, newsList }: ContentAPI): [string | undefined, string | undefined] =>
  [siteDictionary?.data.activityTypes?.[0]?.label, newsList?.data.data[0]?.title]`,
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const args = [tsc, '--noEmit', '--strict', '--module', 'nodenext', 'use.ts']
  const { stdout } = spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8' })
  expect(stdout).toBe('')
})

const hasJava = spawnSync('javac', ['-version']).status === 0
if (!hasJava)
  console.info('No javac here (default-jdk-headless): classes in Java are generated, and not compiled.')

it('classes in Java compile', { timeout: 120_000 }, async () => {
  const files = (await generated('java')).split(/^\/\/ (?=\w+\.java$)/m).slice(1)
  expect(files.length).toBeGreaterThan(50)
  const folder = join(directory, 'java')
  mkdirSync(folder)
  const names = files.map((text) => {
    const [name = ''] = text.split('\n')
    writeFileSync(join(folder, name), `// ${text}`)
    return name
  })
  if (hasJava) execFileSync('javac', ['-d', 'classes', ...names], { cwd: folder })
})
