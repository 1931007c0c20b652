import { monotonicNow } from '@/lib/clock'
import { log } from '@/lib/log'
import type { Connection } from './connection'
import { type Edit, type EditLog, isAfter, type ReceivedEdit } from './edits'

const POLL_MS = 200
const MOST_ENTRIES = '10000'
const AT_ONCE = '1000'
const MOST_PENDING = 1000

type Entry = [id: string, fields: string[]]

/** An entry of the stream; one that nobody can read is no edit. */
function parse([id, [, text = '']]: Entry): ReceivedEdit {
  try {
    const { tags, stale, from } = JSON.parse(text) as Edit
    const edit = { id, tags: tags.map(String), stale: Number(stale) }
    return from ? { ...edit, from: String(from) } : edit
  } catch {
    return { id, tags: [], stale: 0 }
  }
}

export type Listening = {
  /** Publishes it to the other instances; while Redis is away, as soon as it is back, and again until it is read back. */
  publish: (edit: Edit) => void
  /** Reads the stream now instead of at the next interval. */
  poll: () => Promise<void>
  stop: () => void
}

type ListenerOptions = {
  key: string
  edits: EditLog
  onReceived: (received: ReceivedEdit[]) => void
  /** Edits that this instance has made or received: published once more when Redis has lost its memory. */
  recentEdits: () => Edit[]
}

/**
 * The edits of a site as a stream in Redis, polled five times a second (S6: visible everywhere in two seconds).
 * Edits that could not be published wait; a Redis that came back empty gets what the instances still have.
 */
export function listen(
  { probe }: Pick<Connection, 'probe'>,
  { key, edits, onReceived, recentEdits }: ListenerOptions,
): Listening {
  /** Published, but not read back yet: Redis may never have had them, or lost them at once. */
  let pending: Edit[] = []
  let wasAway = true
  let looking: Promise<void> | undefined

  const flush = async () => {
    for (const edit of pending)
      await probe(['XADD', key, 'MAXLEN', '~', MOST_ENTRIES, '*', 'edit', JSON.stringify(edit)])
  }
  const confirm = (entries: Entry[]) => {
    const texts = new Set(entries.map(([, [, text]]) => text))
    for (const edit of pending.filter((one) => texts.has(JSON.stringify(one)))) edits.confirm(edit)
    pending = pending.filter((edit) => !texts.has(JSON.stringify(edit)))
  }
  const hasForgotten = async () => {
    const [newest] = await probe<Entry[]>(['XREVRANGE', key, '+', '-', 'COUNT', '1'])
    return edits.last() !== '0-0' && (!newest || isAfter(edits.last(), newest[0]))
  }
  const read = async () => {
    for (;;) {
      const entries = await probe<Entry[]>(['XRANGE', key, `(${edits.last()}`, '+', 'COUNT', AT_ONCE])
      if (entries.length === 0) return
      const received = entries.map(parse)
      for (const edit of received) edits.record(edit, monotonicNow())
      onReceived(received)
      confirm(entries)
    }
  }
  const once = async () => {
    try {
      if (wasAway && (await hasForgotten())) pending = [...recentEdits(), ...pending]
      await read() // what was published before an answer got lost is not published twice
      if (pending.length > 0) {
        await flush()
        await read()
      }
      wasAway = false
    } catch {
      wasAway = true // the breaker logs it
    }
  }
  const poll = () => {
    looking ??= once().finally(() => {
      looking = undefined
    })
    return looking
  }
  const timer = setInterval(() => void poll(), POLL_MS).unref()
  void poll()
  return {
    publish: (edit) => {
      pending.push(edit)
      edits.announce(edit)
      if (pending.length > MOST_PENDING) {
        log.warn('too many unpublished invalidations: oldest dropped')
        const [oldest] = pending.splice(0, 1)
        if (oldest) edits.confirm(oldest)
      }
      void poll()
    },
    poll,
    stop: () => clearInterval(timer),
  }
}
