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

it('a misspelt setting is named before the command does its work', async () => {
  process.argv = ['node', 'command']
  const order: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line) => order.push(line))
  vi.stubEnv('SMTP_HOST', 'mail.example.com')
  await runCommand({ usage: 'usage', run: async () => order.push('done') })
  vi.unstubAllEnvs()
  expect(order.slice(-2)).toEqual(['Setting SMTP_HOST: there is no such setting; is SMTP_URL meant?', 'done'])
})
