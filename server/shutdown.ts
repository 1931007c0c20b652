import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startDraining } from '@/lib/draining'

const signals = ['SIGTERM', 'SIGINT'] as const
const SHUTDOWN_MS = 10_000
const SWEEP_MS = 100
/** What a request that is on its way at the signal may still take to arrive. */
const ARRIVAL_MS = 1000

/** What a signal does now. The listener itself stays: Node forgets a signal that waits for a busy program when the last one is taken off. */
let onSignal: () => void = () => process.exit(0)

/** Loading the program takes a second: a signal in that time ends it as one does later (D35). */
export function listenForSignals(): void {
  for (const signal of signals) process.on(signal, () => onSignal())
}

/**
 * From now on knows the server's sockets that carried no request yet; the function it returns closes them. Browsers open some before
 * they need them, and `closeIdleConnections` takes those for busy.
 */
function unusedSockets(server: Server): () => void {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return () => {
    for (const socket of unused) socket.destroy()
  }
}

/**
 * Health answers 503 at once; after the grace, in which a balancer notices, it stops accepting, finishes requests and deliveries in
 * flight, writes the last counts, closes the database, exits 0 (D35).
 */
export function closeOnSignal(server: Server, graceSeconds: number, sweep: () => Promise<void>): void {
  const closeUnused = unusedSockets(server)
  const close = async () => {
    startDraining()
    await wait(graceSeconds * 1000)
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
    const answered = new Promise((resolve) => server.close(resolve))
    // A keep-alive connection is idle once its last answer is taken; the shutdown does not wait for its time-out.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref()
    setTimeout(closeUnused, ARRIVAL_MS).unref()
    server.closeIdleConnections()
    const { closeStore, stopOutbox } = await import('@/lib/enquiry/worker') // loaded late, as at the start
    const { writeVisits } = await import('@/lib/measure/write')
    await Promise.all([answered, stopOutbox()])
    await writeVisits()
    await Promise.all([closeStore(), sweep()])
    process.exit(0)
  }
  onSignal = () => {
    // Who asks twice waits no longer.
    onSignal = () => process.exit(1)
    void close()
  }
}
