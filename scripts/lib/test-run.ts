// What `npm test` does once packages are installed, and with `all` what `npm run test:all` does: browser, build, tests, one summary.
import { ensureBrowser, noBrowserAdvice } from './browser-setup'
import { ensureBuilt } from './build.mjs'
import { run } from './run.mjs'
import { checks, conclude, type Result, runCheck, runChecks, slowSuites } from './run-checks'

/** The long suites, which `npm test` leaves out. */
const isLong = process.argv.includes('all')
const projects = isLong
  ? ['long', 'outage', 'untransformed']
  : ['unit', 'pure', 'alone', 'contract', 'enquiry']

async function timed(name: string, work: () => Promise<number>): Promise<Result> {
  console.log(`\n── ${name}`)
  const began = Date.now()
  const isOk = (await work()) === 0
  return { name, isOk, seconds: (Date.now() - began) / 1000 }
}

/** Finds or gets a browser and names it to everything started from here. */
async function browser(): Promise<number> {
  const path = ensureBrowser()
  if (path) process.env.CHROMIUM_PATH = path
  console.log(path ?? noBrowserAdvice)
  return path ? 0 : 1
}

/** Tests without a browser; those of real servers and databases among them. */
const vitest = () =>
  run(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((name) => `--project=${name}`),
  ])

/** Browser tests against the built site. */
const playwright = () =>
  run(process.execPath, ['node_modules/playwright/cli.js', 'test'], {
    env: { ...process.env, ...(!isLong && { E2E: 'once' }) },
  })

const browserResult = await timed('browser', browser)
const buildResult = await timed('build', ensureBuilt)
const results = [browserResult, buildResult]
if (!isLong) {
  console.log('\n── checks')
  results.push(...(await runChecks(checks)))
}
results.push(await timed(`tests: ${projects.join(', ')}`, vitest))
if (browserResult.isOk && buildResult.isOk) results.push(await timed('browser tests', playwright))
else console.log('\nBrowser tests did not run: they need the browser and the build.')
if (isLong && buildResult.isOk) {
  console.log('\n── slow suites')
  // One after the other: each says how soon things are well again, and has the machine to itself.
  for (const suite of slowSuites) results.push(await runCheck(suite))
}
conclude(results)
