import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { environment } from '@/lib/settings'

const runbook = readFileSync('docs/runbook.md', 'utf8')
const code = ['lib', 'app', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const spans = [...runbook.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)

/** Lines of the log: words in lower case, as every one of ours begins with. */
const logLines = spans.filter(
  (text) => /^[a-zRW][\w’.:/-]*(?: [\w’.:/-]+){2,}$/.test(text) && !/^(?:npm|sqlite3) /.test(text),
)

it('the runbook quotes lines that the site writes', () => {
  expect(logLines.length).toBeGreaterThan(20)
  expect(logLines.filter((line) => !code.includes(`'${line}'`))).toEqual([])
})

it('the runbook has an entry for every line of level error and every alert', () => {
  const calls = [...code.matchAll(/\blog\.(?:error|fatal)\([\s\S]*?'([^'\n]+)',?\s*\)/g)]
  const errors = calls.map(([, line = '']) => line)
  expect(errors.length).toBe(code.match(/\blog\.(?:error|fatal)\(/g)?.length)
  const alerts = [...readFileSync('deploy/monitoring/alerts.yaml', 'utf8').matchAll(/- alert: (\w+)/g)].map(
    ([, name = '']) => name,
  )
  expect([errors.length, alerts.length].every((count) => count > 15)).toBe(true)
  expect([...errors, ...alerts].filter((line) => !spans.includes(line))).toEqual([])
})

it('the runbook names commands, settings and documents that are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = [...runbook.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !scripts[name])).toEqual([])
  const settings = spans.filter((text) => /^[A-Z]+(?:_[A-Z0-9]+)+$/.test(text))
  expect(settings.length).toBeGreaterThan(5)
  expect(settings.filter((name) => !(name in environment.shape))).toEqual([])
  expect(spans.filter((text) => /^(?:docs|deploy)\/\S+$/.test(text) && !existsSync(text))).toEqual([])
})
