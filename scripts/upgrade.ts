import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { runCommand } from './lib/command'
import { root } from './lib/run.mjs'
import { startServer } from './lib/server'

const usage = `Raises packages in a copy of HEAD, runs the checks there and prints a page: what changed, what failed, what to look at. Nothing here is changed.

  npm run upgrade                   whatever is newer within its major
  npm run upgrade -- next@16.4.7 …  these
  npm run upgrade -- --rehearse     Next's newest of all, a canary too`
const flag = { type: 'boolean' } as const

const pages = ['/', '/en/product/1001', '/solution', '/en/about-us', '/form/1']
/** In this order; what fails does not stop the next. */
const checks = ['types', 'unit', 'build', 'test:start']
const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

/** Bytes that a page costs, as a browser with Brotli gets it: its document, and its scripts and style sheets. */
async function pageSizes(): Promise<Record<string, number>> {
  const site = await startServer()
  const bytes = async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })
    const text = await answer.text()
    return { text, size: Number(answer.headers.get('content-length') ?? text.length) }
  }
  try {
    const sizes: Record<string, number> = {}
    for (const page of pages) {
      const { text, size } = await bytes(page)
      const files = new Set(
        [...text.matchAll(/="(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file),
      )
      const parts = await Promise.all([...files].map((file = '') => bytes(file)))
      sizes[page] = parts.reduce((sum, part) => sum + part.size, size)
    }
    return sizes
  } finally {
    await site.stop()
  }
}

/** What npm prints as JSON; it ends with 1 where something is outdated. Throws npm's own words when it cannot say. */
function npmJson(...args: string[]): unknown {
  const { stdout, stderr } = spawnSync('npm', [...args, '--json'], { cwd: root, encoding: 'utf8' })
  const said = JSON.parse(stdout || '{}') as { error?: { summary?: string } }
  if (said.error || !stdout) throw new Error(`npm ${args.join(' ')}: ${said.error?.summary || stderr.trim()}`)
  return said
}

/** The packages to raise, as arguments of npm: those named, Next's newest of all, or whatever is newer within its major. */
function wanted(names: string[], isRehearsal: boolean): string[] {
  if (names.length > 0) return names
  if (isRehearsal)
    return [
      `next@${z
        .array(z.string())
        .parse(npmJson('view', 'next', 'versions'))
        .at(-1)}`,
    ]
  const major = (version: string) => version.split('.')[0]
  const outdated = z.record(z.string(), z.looseObject({ current: z.string(), latest: z.string() }))
  return Object.entries(outdated.parse(npmJson('outdated')))
    .filter(([, { current, latest }]) => major(current) === major(latest))
    .map(([name, { latest }]) => `${name}@${latest}`)
}

/** Runs a program in a folder: whether it went well, and its output. */
function run(cwd: string, program: string, ...args: string[]) {
  console.error(`${program} ${args.join(' ')} …`)
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 })
  return { isWell: status === 0, stdout, output: stripVTControlCharacters(`${stdout}${stderr}`) }
}

function sizesIn(folder: string): Record<string, number> {
  const { isWell, stdout } = run(folder, 'npx', 'tsx', 'scripts/upgrade.ts', '--sizes')
  return isWell ? z.record(z.string(), z.number()).parse(JSON.parse(stdout)) : {}
}

/** Rows of docs/upgrade.md whose test is among those that failed: the output names the others too. */
function rowsOf(output: string): string[] {
  const failed = output.split('\n').filter((line) => line.startsWith(' FAIL '))
  const tests = (row: string) => row.match(/[\w./-]+\.(?:test|spec)\.tsx?/g) ?? []
  return readFileSync(join(root, 'docs', 'upgrade.md'), 'utf8')
    .split('\n')
    .filter((line) => tests(line).some((test) => failed.some((name) => name.includes(test))))
}

/** Raises the packages in `copy` and checks it there; prints the page. True when all went well. */
function rehearse(copy: string, raised: string[]): boolean {
  const read = (folder: string) =>
    manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const versions = (folder: string) => ({ ...read(folder).dependencies, ...read(folder).devDependencies })
  const before = versions(root)
  // A canary is no version that others ask for: in the copy they take the one that is there.
  const overrides = Object.fromEntries(Object.keys(before).map((name) => [name, `$${name}`]))
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...read(copy), overrides }))
  const install = run(copy, 'npm', 'install', '--save-exact', '--no-audit', '--no-fund', ...raised)
  run(copy, 'git', '-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-qam', 'upgrade')
  const results = ['install', ...checks].map((check) => ({
    check,
    ...(check === 'install' || !install.isWell ? install : run(copy, 'npm', 'run', '-s', check)),
  }))
  const failed = results.filter(({ isWell }) => !isWell)
  const [then, old, now] = [versions(copy), sizesIn(root), sizesIn(copy)]
  const rows = failed.flatMap(({ output }) => rowsOf(output))
  const changed = Object.keys(then).filter((name) => then[name] !== before[name])
  const page = [
    ...['# Changed', ...changed.map((name) => `- ${name} ${before[name]} → ${then[name]}`)],
    ...['# Checks', ...results.map(({ check, isWell }) => `- ${check}: ${isWell ? 'well' : 'FAILED'}`)],
    ...failed.map(({ check, output }) => `## ${check}\n\n${output.split('\n').slice(-40).join('\n')}`),
    ...['# To look at (docs/upgrade.md)', ...(rows.length > 0 ? rows : ['- nothing'])],
    ...['# Pages, bytes', ...pages.map((path) => `- ${path}: ${old[path] ?? '?'} → ${now[path] ?? '?'}`)],
  ]
  console.log(page.join('\n'))
  return failed.length === 0
}

await runCommand({
  usage,
  // `sizes` is for itself: the pages of the folder it runs in.
  options: { rehearse: flag, sizes: flag },
  async run({ rehearse: isRehearsal = false, sizes }, names) {
    if (sizes) return console.log(JSON.stringify(await pageSizes()))
    const raised = wanted(names, isRehearsal)
    const copy = mkdtempSync(join(tmpdir(), 'site-upgrade-'))
    try {
      execFileSync('git', ['clone', '-q', root, copy])
      return rehearse(copy, raised) ? 0 : 1
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
})
