import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { closeOnSignal, listenForSignals } from './shutdown'

const signals = ['SIGTERM', 'SIGINT'] as const
const before = new Map(signals.map((signal) => [signal, process.listeners(signal)]))
afterAll(() => {
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!before.get(signal)?.includes(listener)) process.off(signal, listener)
})

it('the server takes over without taking a listener off: Node would lose a signal that waits for a busy program', () => {
  listenForSignals()
  const listening = signals.map((signal) => process.listeners(signal))
  closeOnSignal(createServer(), 0, async () => {})
  expect(signals.map((signal) => process.listeners(signal))).toEqual(listening)
})
