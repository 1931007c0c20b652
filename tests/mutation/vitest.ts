import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SpecRow } from '../helpers/spec-rows'
import { patternOf } from '.'

/** One test that ran or was left out, with what it said first when it failed. */
export type Outcome = { file: string; name: string; status: string; why: string }

type Report = {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** A fault may keep a test from ending; all tests of all rows together take less than this. */
const LONGEST_MS = 1_800_000

/** Projects of `vitest.config.ts` that may have a file: beside its subject it is in one of the three of unit tests. */
const projectsOf = (file: string) => /^tests\/(\w+)\//.exec(file)?.slice(1) ?? ['unit', 'pure', 'alone']

/** Runs these tests of a copy, with the fault of this number awake or with none. `problem`: why a file could not run. */
export async function runTests(
  copy: string,
  tests: readonly SpecRow[],
  awake = '',
): Promise<{ outcomes: Outcome[]; problem: string }> {
  const outputFile = join(copy, '.mutation.json')
  rmSync(outputFile, { force: true })
  const files = [...new Set(tests.map(({ file }) => file))]
  const projects = [...new Set(files.flatMap(projectsOf))].map((name) => `--project=${name}`)
  const titles = tests.map(({ title }) => patternOf(title)).join('|')
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', ...projects, '--reporter=json', `--outputFile=${outputFile}`, '-t', titles, ...files]
  const env = { ...process.env, MUTATION: awake }
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: copy,
    env,
    stdio: 'ignore',
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  await once(child, 'exit')
  if (!existsSync(outputFile)) return { outcomes: [], problem: 'it came to no end' }
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report
  return {
    outcomes: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName: name, status, failureMessages: [why = ''] }) => ({
        file,
        name,
        status,
        why,
      })),
    ),
    problem: testResults.map(({ message }) => message).join('\n'),
  }
}
