// What `npm test` does once packages are installed, and with `all` what `npm run test:all` does: browser, build, tests, one summary.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, noBrowserAdvice } from './browser-setup'
import { ensureBuilt } from './build.mjs'
import { type Counts, playwrightCounts, slowestFiles, vitestCounts } from './reports'
import { run } from './run.mjs'
import { checks, type Result, runCheck, runChecks, slowSuites, summary } from './run-checks'

/** The long suites, which `npm test` leaves out. */
const isLong = process.argv.includes('all')
const projects = isLong
  ? ['long', 'outage', 'untransformed']
  : ['unit', 'pure', 'alone', 'contract', 'enquiry']

const reports = mkdtempSync(join(tmpdir(), 'northbay-test-'))

async function timed(name: string, work: () => Promise<Counts>): Promise<Result> {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const counts = await work()
  return { name, ...counts, seconds: (Date.now() - began) / 1000 }
}

const failure: Counts = { passed: 0, failed: 1, skipped: 0 }
const oneOf = (ok: boolean): Counts => (ok ? { passed: 1, failed: 0, skipped: 0 } : failure)

/** Finds or gets a browser and names it to everything started from here. */
async function browser(): Promise<Counts> {
  const path = ensureBrowser()
  if (path) process.env.CHROMIUM_PATH = path
  console.log(path ?? noBrowserAdvice)
  return oneOf(path !== undefined)
}

/** Tests without a browser; those of real servers and databases among them. */
async function vitest(): Promise<Counts> {
  const report = join(reports, 'vitest.json')
  const cli = 'node_modules/vitest/vitest.mjs'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.map((name) => `--project=${name}`)
  return vitestCounts(report, await run(process.execPath, [cli, 'run', ...chosen, ...reporters]))
}

/** Browser tests against the built site. */
async function playwright(): Promise<Counts> {
  const report = join(reports, 'playwright.json')
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(!isLong && { E2E: 'once' }),
  }
  const args = [
    'node_modules/playwright/cli.js',
    'test',
    `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`,
  ]
  const code = await run(process.execPath, args, { env })
  console.log(slowestFiles(report).join('\n'))
  return playwrightCounts(report, code)
}

const browserResult = await timed('browser', browser)
const buildResult = await timed('build', async () => oneOf((await ensureBuilt()) === 0))
const results = [browserResult, buildResult]
if (!isLong) {
  console.log('\n── checks')
  results.push(...(await runChecks(checks)))
}
results.push(await timed(`tests: ${projects.join(', ')}`, vitest))
const canBrowse = browserResult.failed + buildResult.failed === 0
if (canBrowse) results.push(await timed('browser tests', playwright))
else console.log('\nBrowser tests did not run: they need the browser and the build.')
if (isLong && buildResult.failed === 0) {
  console.log('\n── slowSuites')
  // One after the other: each says how soon things are well again, and has the machine to itself.
  for (const suite of slowSuites) results.push(await runCheck(suite))
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n── summary\n${summary(results)}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
