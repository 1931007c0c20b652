import { existsSync, readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: number }

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A run that failed without a failed test (it crashed, or found none) counts as one failure. */
const orCrashed = (counts: Counts, code: number): Counts =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** Counts of Vitest's JSON report; a file that could not even be loaded is a failure of its own. */
export function vitestCounts(file: string, code: number): Counts {
  const report = read(file)
  if (!report) return orCrashed({ passed: 0, failed: 0, skipped: 0 }, code)
  const suites: { status: string; assertionResults: unknown[] }[] = report.testResults
  const unloadable = suites.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return orCrashed(counts, code)
}

/** Counts of Playwright's JSON report. */
export function playwrightCounts(file: string, code: number): Counts {
  const stats = read(file)?.stats ?? { expected: 0, unexpected: 0, skipped: 0 }
  const { expected, unexpected, skipped } = stats
  return orCrashed({ passed: expected, failed: unexpected, skipped }, code)
}

type Suite = {
  file: string
  suites?: Suite[]
  specs?: { tests: { results: { duration: number }[] }[] }[]
}

const milliseconds = ({ suites = [], specs = [] }: Suite): number =>
  suites.reduce((sum, suite) => sum + milliseconds(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0)

/** Where the time of a Playwright report went: seconds of the slowest files, one line each. */
export function slowestFiles(file: string, count = 12): string[] {
  const suites: Suite[] = read(file)?.suites ?? []
  return suites
    .map((suite) => ({ name: suite.file, seconds: Math.round(milliseconds(suite) / 1000) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${String(seconds).padStart(5)} s  ${name}`)
}
