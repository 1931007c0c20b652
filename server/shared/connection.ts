import { createClient, RESP_TYPES } from 'redis'
import { reasonOf } from '@/lib/contract/errors'
import { log } from '@/lib/log'
import { type Breaker, breaker } from './breaker'

export type Command = (string | Buffer)[]
export type Connection = {
  /** An answer in bytes; undefined when there is none, for whatever reason. */
  ask: <T>(command: Command) => Promise<T | undefined>
  /** An answer in texts, by the way back to well (`breaker.probe`). */
  probe: <T>(command: Command) => Promise<T>
  isWell: Breaker['isWell']
  close: () => void
}

const CONNECT_MS = 2000
const LONGEST_PAUSE_MS = 1000
/** Commands that a hung Redis has not answered yet; more are refused at once. */
const MOST_UNANSWERED = 2000
/** Probes in a row without an answer after which a connection is given up: one that leads nowhere raises no error by itself. */
const MOST_MISSES = 10

function connect(url: string, onError: (error: unknown) => void) {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_UNANSWERED,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_PAUSE_MS),
    },
  })
  client.on('error', onError) // without a listener it would end the process
  client.connect().catch(() => undefined)
  return client
}

const bytes = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } }

/**
 * One connection to Redis that nobody waits for (ADR 0017): it connects in the background, reconnects for ever, and commands
 * fail at once while it is down.
 */
export function connectRedis(url: string): Connection {
  let reported: boolean | undefined
  const report = (isWell: boolean, reason = 'no answer') => {
    if (reported === isWell) return
    reported = isWell
    if (isWell) log.info('Redis available again')
    else log.warn({ reason }, 'Redis unavailable: instance runs without it')
  }
  const onError = (error: unknown) => report(false, reasonOf(error))
  let client = connect(url, onError)
  let misses = 0
  const { ask, probe, isWell } = breaker(report)
  const missed = (error: unknown) => {
    if (client.isReady) report(false, reasonOf(error)) // connected, and refused: no password is set here
    misses += 1
    if (misses >= MOST_MISSES) {
      misses = 0
      client.destroy()
      client = connect(url, onError)
    }
    throw error
  }
  return {
    ask: <T>(command: Command) => ask<T>(() => client.sendCommand<T>(command, bytes)),
    probe: async <T>(command: Command) => {
      const answer = await probe<T>(() => client.sendCommand<T>(command)).catch(missed)
      misses = 0
      report(true)
      return answer
    },
    isWell,
    close: () => client.destroy(),
  }
}
