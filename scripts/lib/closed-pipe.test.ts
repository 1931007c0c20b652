import { expect, it, vi } from 'vitest'
import './closed-pipe'

it.each([
  ['EPIPE', undefined, []],
  ['ENOSPC', 1, ['Not everything was printed: ENOSPC: no space left on device, write']],
])('%s of the output ends a command without a stack', (code, exitCode, lines) => {
  vi.restoreAllMocks()
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const error = Object.assign(new Error(`${code}: no space left on device, write`), { code })
  expect(() => process.stdout.emit('error', error)).toThrow('ended')
  expect(exit.mock.calls).toEqual([exitCode === undefined ? [] : [exitCode]])
  expect(told.mock.calls.flat()).toEqual(lines)
})
