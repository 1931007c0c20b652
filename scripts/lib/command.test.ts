import { afterEach, expect, it, vi } from 'vitest'
import { runCommand, UsageError } from './command'

const { argv, exitCode } = process
afterEach(() => {
  process.argv = argv
  process.exitCode = exitCode
  vi.restoreAllMocks()
})

it.each([
  ['--help', 0, 'usage', undefined],
  ['--times=2', 3, undefined, undefined],
  ['--tims=2', 2, undefined, /--tims.*\n\nusage$/s],
  ['wrongly', 2, undefined, 'not so\n\nusage'],
  ['in vain', 1, undefined, 'Nothing done: why'],
])('%s ends with %d', async (word, code, printed, told) => {
  process.argv = ['node', 'command', word]
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  await runCommand({
    usage: 'usage',
    options: { times: { type: 'string' } },
    messageOf: (cause) => `Nothing done: ${(cause as Error).message}`,
    async run({ times }, [what]) {
      if (what === 'wrongly') throw new UsageError('not so')
      if (what === 'in vain') throw new Error('why')
      return Number(times) + 1
    },
  })
  expect(process.exitCode).toBe(code)
  const match = (text: unknown) =>
    text === undefined ? [] : [[text instanceof RegExp ? expect.stringMatching(text) : text]]
  expect([info.mock.calls, error.mock.calls]).toEqual([match(printed), match(told)])
})
