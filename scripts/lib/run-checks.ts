import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { concurrencyLimit } from '@/lib/concurrency-limit'
import { root } from './run.mjs'

export type Result = { name: string; isOk: boolean; seconds: number }

/** `isShown`: what it prints is shown when it goes well too, such as what it had to leave out. */
export type Step = { name: string; script: string; isShown?: boolean }

/** The checks of `npm run verify` that are not tests, each an npm script; the slowest first. */
export const checks: Step[] = [
  { name: 'types', script: 'types' },
  { name: 'dead code', script: 'dead-code' },
  { name: 'format and lint', script: 'lint' },
  { name: 'content', script: 'content:check' },
  { name: 'messages', script: 'messages:check' },
  { name: 'openapi', script: 'openapi:check' },
  { name: 'settings', script: 'settings:check' },
  { name: 'studio', script: 'studio:check' },
  { name: 'older browsers', script: 'browsers:check' },
]

/**
 * What runs against real processes for a minute each: the kill loop and the form fuzz in their short form, on every database engine
 * there is (S1, S5); two instances behind nginx with PostgreSQL and Redis: restarts, kills and edits under load (S6). Last, guards of the
 * product are taken away, and their tests must fail.
 */
export const slowSuites: Step[] = [
  { name: 'durability of enquiries', script: 'test:durability', isShown: true },
  { name: 'several instances', script: 'test:scale', isShown: true },
  { name: 'old browser engines', script: 'test:engines', isShown: true },
  { name: 'sample of mutations', script: 'test:mutation:sample', isShown: true },
]

type Ended = { code: number; output: string; seconds: number }

/** The longest that one of them may take, ms: one that hangs is ended and has failed, and what it printed is shown. */
const LONGEST_MS = 600_000

/** Runs an npm script and keeps what it prints. */
function runScript(script: string): Promise<Ended> {
  const began = Date.now()
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve) => {
    const end = (code: number) => {
      clearTimeout(timer)
      resolve({ code, output, seconds: (Date.now() - began) / 1000 })
    }
    const timer = setTimeout(() => {
      output += `\nnot ended after ${LONGEST_MS / 1000} s`
      child.kill()
      for (const stream of child.stdio) stream?.destroy() // what it started may hold them
      end(1)
    }, LONGEST_MS)
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Runs a check; its output is shown when it fails, or always (`isShown`). */
export async function runCheck({ name, script, isShown }: Step): Promise<Result> {
  const { code, output, seconds } = await runScript(script)
  const isOk = code === 0
  console.log(`${isOk ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!isOk) console.log(`${output.trimEnd()}\n  → npm run ${script}\n`)
  else if (isShown) console.log(output.trimEnd())
  return { name, isOk, seconds }
}

/** Runs checks side by side, as many as there are processors; each one's output as `runCheck` shows it. */
export function runChecks(steps: Step[]): Promise<Result[]> {
  const limited = concurrencyLimit(availableParallelism())
  return Promise.all(steps.map((step) => limited(() => runCheck(step))))
}

/** Prints a line a result and how many passed and failed; a failed one makes the exit code 1. */
export function conclude(results: Result[]): void {
  console.log('\n── summary')
  for (const { name, isOk, seconds } of results)
    console.log(`  ${isOk ? '✓' : '✗'} ${name.padEnd(40)} ${seconds.toFixed(1)} s`)
  const failed = results.filter(({ isOk }) => !isOk).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
