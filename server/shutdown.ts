import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startDraining } from '@/lib/draining'

const SHUTDOWN_MS = 10_000
const SWEEP_MS = 100

/**
 * Health answers 503 at once; after the grace, in which a balancer notices, it stops accepting, finishes requests and deliveries in
 * flight, writes the last counts, closes the database, exits 0 (D35).
 */
export function closeOnSignal(server: Server, graceSeconds: number, sweep: () => Promise<void>): void {
  const close = async () => {
    startDraining()
    await wait(graceSeconds * 1000)
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
    const answered = new Promise((resolve) => server.close(resolve))
    // A keep-alive connection is idle once its last answer is taken; the shutdown does not wait for its time-out.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref()
    server.closeIdleConnections()
    const { closeStore, stopOutbox } = await import('@/lib/enquiry/worker') // loaded late, as at the start
    const { writeVisits } = await import('@/lib/measure/write')
    await Promise.all([answered, stopOutbox()])
    await writeVisits()
    await Promise.all([closeStore(), sweep()])
    process.exit(0)
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
}
