import type { Server } from 'node:http'

const SHUTDOWN_MS = 10_000

/** Stops accepting, finishes requests and deliveries in flight, closes the database, exits 0 (D35). */
export function closeOnSignal(server: Server, sweep: () => Promise<void>): void {
  const close = async () => {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
    const answered = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const { closeStore, stopOutbox } = await import('@/lib/enquiry/worker') // loaded late, as at the start
    await Promise.all([answered, stopOutbox()])
    await Promise.all([closeStore(), sweep()])
    process.exit(0)
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
}
