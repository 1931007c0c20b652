import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpecRow } from '../helpers/spec-rows'
import { type Fault, mutated, patternOf } from '.'
import { rewrite } from './copy'
import { type Outcome, runTests } from './vitest'

/** `failing-before`: the test fails without the fault too. `broken`: it did not come to run. `why`: what it said first. */
export type Verdict = { kind: 'caught' | 'missed' | 'failing-before' | 'broken'; why: string }

const firstLines = (text: string) => text.split('\n').slice(0, 2).join(' ').slice(0, 300)

/** What became of one test among all that ran. */
function ofTest(all: readonly Outcome[], { file, title }: SpecRow): Outcome[] {
  const pattern = new RegExp(patternOf(title))
  return all.filter((one) => one.file.endsWith(`/${file}`) && pattern.test(one.name))
}

/** Those of the tests that do not pass while every fault is asleep, each with what it says: of a fault that is worth nothing. */
export async function failingBefore(copy: string, tests: readonly SpecRow[]): Promise<Map<SpecRow, string>> {
  const { outcomes, problem } = await runTests(copy, tests)
  return new Map(
    tests.flatMap((test) => {
      const own = ofTest(outcomes, test)
      const failure = own.find(({ status }) => status === 'failed')
      if (!failure && own.some(({ status }) => status === 'passed')) return []
      return [[test, firstLines(failure?.why || problem)] as const]
    }),
  )
}

/** Whether a test sees a fault, told by the test's own failure and not by that of its surroundings. */
export async function examine(
  copy: string,
  { fault, number, test }: { fault: Fault; number: number; test: SpecRow },
): Promise<Verdict> {
  const file = join(copy, fault.file)
  const good = readFileSync(file, 'utf8')
  if (fault.as === 'text') rewrite(file, mutated(good, fault))
  const { outcomes, problem } = await runTests(copy, [test], String(number))
  if (fault.as === 'text') rewrite(file, good)
  const failure = outcomes.find(({ status }) => status === 'failed')
  if (failure) return { kind: 'caught', why: firstLines(failure.why) }
  const hasRun = outcomes.some(({ status }) => status === 'passed')
  return hasRun ? { kind: 'missed', why: '' } : { kind: 'broken', why: firstLines(problem) }
}
