import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { playwrightCounts, slowestFiles, vitestCounts } from './reports'
import { summary } from './run-checks'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function report(content: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('vitestCounts', () => {
  const green = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] }

  it('counts passed, failed and skipped tests', () => {
    expect(vitestCounts(report(green), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
    expect(vitestCounts(report({ ...green, numFailedTests: 2 }), 1)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
    })
  })

  it('counts a file that does not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(vitestCounts(report({ ...green, testResults }), 1).failed).toBe(1)
  })

  it('never calls a red run green: unhandled errors, no report at all', () => {
    expect(vitestCounts(report(green), 1).failed).toBe(1)
    expect(vitestCounts(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('playwrightCounts', () => {
  it('counts passed, failed and skipped tests', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }
    expect(playwrightCounts(report({ stats }), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })

  it('counts a run that never started as one failure', () => {
    expect(playwrightCounts(join(folder, 'missing.json'), 1).failed).toBe(1)
  })
})

it('summary closes with the sum of everything', () => {
  const text = summary([
    { name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 1.26 },
    { name: 'browser tests', passed: 40, failed: 2, skipped: 3, seconds: 61 },
  ])
  expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed')
  expect(text).toMatch(/✓ types +1 passed \(1\.3 s\)/)
  expect(text).toMatch(/✗ browser tests +40 passed, 2 failed, 3 skipped \(61\.0 s\)/)
})

it('names the slowest browser test files, nested tests included', () => {
  const specs = (duration: number) => [{ tests: [{ results: [{ duration }] }] }]
  const suites = [
    { file: 'quick.spec.ts', specs: specs(900) },
    { file: 'slow.spec.ts', specs: specs(1000), suites: [{ specs: specs(2600) }] },
  ]
  expect(slowestFiles(report({ suites }), 1)).toEqual(['    4 s  slow.spec.ts'])
})
