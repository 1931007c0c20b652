import { expect, it, vi } from 'vitest'

const engines = vi.hoisted(() => ({ tellEngines: vi.fn<(port: number) => Promise<void>>() }))
vi.mock('../announce', () => engines)
vi.mock('../store', () => ({ hasStore: () => false }))

it('search engines are told after the start and a minute after each time has ended, and no more once the jobs stop', async () => {
  vi.useFakeTimers()
  const { startJobs, stopJobs } = await import('.')
  const { tellEngines } = engines
  let end = () => {}
  tellEngines.mockImplementation(
    () =>
      new Promise((resolve) => {
        end = resolve
      }),
  )
  startJobs(3000)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(tellEngines).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tellEngines.mock.calls, 'while the first time lasts').toEqual([[3000]])
  end()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(tellEngines).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tellEngines).toHaveBeenCalledTimes(2)
  const stopping = stopJobs()
  end()
  await stopping
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tellEngines).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
